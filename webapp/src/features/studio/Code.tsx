import { t } from "#text";
import { CopyButton } from "../shell/CopyButton.tsx";
import styles from "./Studio.module.css";

interface CodeProps {
  /** Name of the code, as in "Copy the iframe". */
  what: string;
  /** Where to paste it. */
  where: string;
  /** What may prevent it from working there. */
  note?: string | undefined;
  code: string;
}

/** A code block with a copy button. */
export function Code({ what, where, note, code }: CodeProps) {
  return (
    <div className={styles["code"]}>
      <div className={styles["line"]}>
        <p>{where}</p>
        <CopyButton what={what} text={code} />
      </div>
      {note !== undefined && <p className={styles["hint"]}>{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, which the keyboard must be able to do */}
      <section tabIndex={0} className={styles["scroll"]} aria-label={t`Code: ${what}`}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
