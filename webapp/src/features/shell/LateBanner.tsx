import { t } from "#text";
import { LATE } from "../../lib/first-files.ts";
import styles from "./LateBanner.module.css";

/** Rendered only by the server: the banner is for missing scripts, so the client bundle omits its text. */
const WORDS = import.meta.env.SSR
  ? `<p data-late="${LATE.slow}">${t`This page is still loading. You can read it, but some buttons do not work yet.`}</p>
<p data-late="${LATE.failed}" hidden>${t`Part of this page did not load, so some buttons do not work.`}</p>
<a href="">${t`Try again`}</a>`
  : "";

/** Says that the page's scripts are late. `first-files.ts` shows it, and React hides it once they have loaded. */
export function LateBanner() {
  return (
    <div
      id={LATE.id}
      hidden
      role="status"
      className={styles["banner"]}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, which browsers get in the page alone
      dangerouslySetInnerHTML={{ __html: WORDS }}
    />
  );
}
