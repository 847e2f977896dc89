import type { ReadBack } from "@jobmap/contract";
import { Badge, Disclosure, plural } from "../../ui/index.ts";
import styles from "./Readings.module.css";
import { READER_TEXTS } from "./reader-texts.ts";

/** What one reader gets from a file. `isCompared`: there is a resume that says what should come back. */
export function Reading({ reading, isCompared }: { reading: ReadBack; isCompared: boolean }) {
  const { reader, problem, lines, lost, differences } = reading;
  const { name, about } = READER_TEXTS[reader];
  return (
    <Disclosure
      open={lost > 0}
      summary={
        <span className={styles["name"]}>
          {name} <Verdict reading={reading} isCompared={isCompared} />
        </span>
      }
    >
      <div className={styles["reading"]}>
        <p className={styles["fine"]}>{about}</p>
        {problem !== null && <p>{problem}</p>}
        {differences.length > 0 && (
          <ul className={styles["differences"]}>
            {differences.map(({ field, said, read }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same field may be lost twice, and the list does not change
              <li key={at}>
                <b>{field}</b>: <q>{said}</q> {read === null ? "does not come back." : "comes back as "}
                {read !== null && <q>{read}</q>}
              </li>
            ))}
          </ul>
        )}
        {lost > differences.length && <p>{`And ${plural(lost - differences.length, "more difference")}.`}</p>}
        {lines.length > 0 && (
          <Disclosure look="word" summary={`All it gets: ${plural(lines.length, "line")}`}>
            <ol className={styles["lines"]}>
              {lines.map(({ role, text }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list does not change
                <li key={at} dir="auto">
                  {role !== "" && <span className={styles["role"]}>{role}</span>} {text}
                </li>
              ))}
            </ol>
          </Disclosure>
        )}
      </div>
    </Disclosure>
  );
}

function Verdict({
  reading: { problem, lines, lost },
  isCompared,
}: {
  reading: ReadBack;
  isCompared: boolean;
}) {
  if (problem !== null) return <Badge>Left out</Badge>;
  if (lost > 0) return <Badge tone="warn">{plural(lost, "difference")}</Badge>;
  if (lines.length === 0) return <Badge tone="warn">No text</Badge>;
  return isCompared ? (
    <Badge tone="ok">Everything</Badge>
  ) : (
    <Badge tone="neutral">{plural(lines.length, "line")}</Badge>
  );
}
