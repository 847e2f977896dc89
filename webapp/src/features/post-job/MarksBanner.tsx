import type { JobMarks } from "@jobmap/contract";
import { Button, Disclosure, plural } from "../../ui/index.ts";
import styles from "./Marks.module.css";
import { ReadMark, useConfirm } from "./ReadMark.tsx";
import { originText } from "./reading-words.ts";

/** What the draft was read from, and every field that nobody has checked yet, also those that no step shows. */
export function MarksBanner({ marks: { origin, findings } }: { marks: JobMarks }) {
  const [busy, confirm] = useConfirm();
  const words = `Read from ${originText(origin)}: ${plural(findings.length, "field")} to check`;
  return (
    <div className={styles["marks"]}>
      <Disclosure summary={words}>
        {findings.map((finding) => (
          <ReadMark key={finding.field} finding={finding} named />
        ))}
        <Button
          variant="line"
          size="sm"
          busy={busy}
          onClick={() => void confirm(findings.map(({ field }) => field))}
        >
          All of it is right
        </Button>
      </Disclosure>
    </div>
  );
}
