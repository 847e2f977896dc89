import type { JobMarks } from "@jobmap/contract";
import { plural, t } from "#text";
import { Button, Disclosure } from "../../ui/index.ts";
import styles from "./Marks.module.css";
import { ReadMark, useConfirm } from "./ReadMark.tsx";
import { originText } from "./reading-words.ts";

/** What the draft was read from, and every field that nobody has checked yet, also those that no step shows. */
export function MarksBanner({ marks: { origin, findings } }: { marks: JobMarks }) {
  const [busy, confirm] = useConfirm();
  const source = originText(origin);
  const words = plural(findings.length, {
    one: `Read from ${source}: # field to check`,
    other: `Read from ${source}: # fields to check`,
  });
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
        >{t`All of it is right`}</Button>
      </Disclosure>
    </div>
  );
}
