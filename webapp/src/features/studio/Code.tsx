import { CopyButton } from "./CopyButton.tsx";
import styles from "./Studio.module.css";

interface CodeProps {
  /** What it is, as in "Copy the iframe". */
  what: string;
  /** Where it goes. */
  where: string;
  /** What may be in the way there. */
  note?: string | undefined;
  code: string;
}

/** Code as it is, to read and to take along. */
export function Code({ what, where, note, code }: CodeProps) {
  return (
    <div className={styles["code"]}>
      <div className={styles["line"]}>
        <p>{where}</p>
        <CopyButton what={what} text={code} />
      </div>
      {note !== undefined && <p className={styles["hint"]}>{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, which the keyboard must be able to do */}
      <section tabIndex={0} className={styles["scroll"]} aria-label={`Code: ${what}`}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
