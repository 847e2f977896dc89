import type { Data } from "@jobmap/contract";
import { queryString } from "@jobmap/contract/query-string";
import { ButtonLink } from "../../ui/index.ts";
import { AppleMark, GoogleMark } from "./BrandMarks.tsx";
import styles from "./Providers.module.css";
import type { Role } from "./sign-in.ts";

export type OutsideSignIns = Data<"GET auth/providers">;

interface ProvidersProps {
  providers: OutsideSignIns | undefined;
  audience: Role;
  /** The page to go on to. */
  wanted: string | undefined;
  /** In a tab of its own: this page stays, and hears of it. */
  isApart?: boolean;
}

/** The outside sign-ins that are set up; nothing where there are none. Each leads away, and back to the sign-in page. */
export function Providers({ providers, audience, wanted, isApart = false }: ProvidersProps) {
  const { google = null, apple = null } = providers ?? {};
  if (!google && !apple) return null;
  const query = queryString({ role: audience, redirect: wanted });
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
        >
          Continue with Google
        </ButtonLink>
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
        >
          Continue with Apple
        </ButtonLink>
      )}
      {isDemo && (
        <p className={styles["demo"]}>Demo: sign-in runs against a test provider on this machine.</p>
      )}
      <p className={styles["or"]}>or</p>
    </div>
  );
}
