import styles from "./Prose.module.css";

/**
 * What an employer wrote. `html` is safe already: the API lets through a few tags and nothing else, whenever a text is saved.
 */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API, see above
  return <div className={styles["prose"]} dangerouslySetInnerHTML={{ __html: html }} />;
}
