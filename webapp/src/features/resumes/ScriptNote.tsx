import { t } from "#text";
import styles from "./Resumes.module.css";

const DEVANAGARI = /\p{Script=Devanagari}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** What the chosen template does not promise for the scripts of a resume: adr/0064, docs/resume-matrix.md. */
export function ScriptNote({ text, isOneColumn }: { text: string; isOneColumn: boolean }) {
  if (DEVANAGARI.test(text)) {
    return (
      <p
        className={styles["note"]}
      >{t`Programs that read PDFs often lose Devanagari letters. Send the Word file, which keeps all of them.`}</p>
    );
  }
  if (!isOneColumn && RIGHT_TO_LEFT.test(text)) {
    return (
      <p
        className={styles["note"]}
      >{t`Some programs read two columns across when a resume runs from right to left. A template with one column is safer.`}</p>
    );
  }
  return null;
}
