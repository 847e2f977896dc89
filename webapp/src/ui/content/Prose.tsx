import styles from "./Prose.module.css";

/** Text by an employer. `html` is already safe: the API sanitizes every text on save and allows only a few tags. @param lang the language it is in, if known */
export function Prose({ html, lang }: { html: string; lang?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the API, see above
  return <div lang={lang} className={styles["prose"]} dangerouslySetInnerHTML={{ __html: html }} />;
}
