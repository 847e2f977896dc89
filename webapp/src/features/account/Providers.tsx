import type { Data } from "@jobmap/contract";
import { queryString } from "@jobmap/contract/query-string";
import { t } from "#text";
import { PREFIX } from "../../lib/language.ts";
import { ButtonLink } from "../../ui/index.ts";
import { AppleMark, GoogleMark } from "./BrandMarks.tsx";
import styles from "./Providers.module.css";
import { homeOf, type Role } from "./sign-in.ts";

export type OutsideSignIns = Data<"GET auth/providers">;

interface ProvidersProps {
  providers: OutsideSignIns | undefined;
  audience: Role;
  /** The page to open after signing in. */
  wanted: string | undefined;
  /** Opens the provider in a new tab; this page stays open and is notified of the result. */
  isApart?: boolean;
}

/** Buttons for the configured OAuth providers; nothing if none are configured. Each leaves the site and returns to the sign-in page. */
export function Providers({ providers, audience, wanted, isApart = false }: ProvidersProps) {
  const { google = null, apple = null } = providers ?? {};
  if (!google && !apple) return null;
  // The sign-in page that the provider returns to is in the language of what follows it.
  const after = PREFIX === "" ? wanted : PREFIX + (wanted ?? homeOf(audience));
  const query = queryString({ role: audience, redirect: after });
  const isDemo = google?.is_demo || apple?.is_demo;
  return (
    <div className={styles["providers"]}>
      {google && (
        <ButtonLink
          to={`${google.authorize_url}?${query}`}
          reloadDocument
          {...(isApart && { target: "_blank" })}
          variant="line"
          size="lg"
          block
          icon={<GoogleMark />}
        >{t`Continue with Google`}</ButtonLink>
      )}
      {apple && (
        <ButtonLink
          to={`${apple.authorize_url}?${query}`}
          reloadDocument
          {...(isApart && { target: "_blank" })}
          variant="line"
          size="lg"
          block
          icon={<AppleMark />}
        >{t`Continue with Apple`}</ButtonLink>
      )}
      {isDemo && (
        <p className={styles["demo"]}>{t`Demo: sign-in runs against a test provider on this machine.`}</p>
      )}
      <p className={styles["or"]}>{t`or`}</p>
    </div>
  );
}
