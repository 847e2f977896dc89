import styles from "./Prose.module.css";

/** Text by an employer. `html` is already safe: the API sanitizes every text on save and allows only a few tags. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the API, see above
  return <div className={styles["prose"]} dangerouslySetInnerHTML={{ __html: html }} />;
}
