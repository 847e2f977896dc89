import type { ReadBack } from "@jobmap/contract";
import { plural, Trans, t } from "#text";
import { LANGUAGE, UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { Badge, Disclosure } from "../../ui/index.ts";
import styles from "./Readings.module.css";
import { READER_TEXTS } from "./reader-texts.ts";
import { factName, lineRole } from "./reader-words.ts";

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
                {read === null ? (
                  <Trans>
                    <b>{factName(field)}</b>: <q lang={UNKNOWN_LANGUAGE}>{said}</q> does not come back.
                  </Trans>
                ) : (
                  <Trans>
                    <b>{factName(field)}</b>: <q lang={UNKNOWN_LANGUAGE}>{said}</q> comes back as{" "}
                    <q lang={UNKNOWN_LANGUAGE}>{read}</q>
                  </Trans>
                )}
              </li>
            ))}
          </ul>
        )}
        {lost > differences.length && (
          <p>
            {plural(lost - differences.length, {
              one: "And # more difference.",
              other: "And # more differences.",
            })}
          </p>
        )}
        {lines.length > 0 && (
          <Disclosure
            look="word"
            summary={plural(lines.length, { one: "All it gets: # line", other: "All it gets: # lines" })}
          >
            <ol className={styles["lines"]}>
              {lines.map(({ role, text }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list does not change
                <li key={at} dir="auto" lang={UNKNOWN_LANGUAGE}>
                  {role !== "" && (
                    <span className={styles["role"]} lang={LANGUAGE}>
                      {lineRole(role)}
                    </span>
                  )}{" "}
                  {text}
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
  if (problem !== null) return <Badge>{t`Left out`}</Badge>;
  if (lost > 0)
    return <Badge tone="warn">{plural(lost, { one: "# difference", other: "# differences" })}</Badge>;
  if (lines.length === 0) return <Badge tone="warn">{t`No text`}</Badge>;
  return isCompared ? (
    <Badge tone="ok">{t`Everything`}</Badge>
  ) : (
    <Badge tone="neutral">{plural(lines.length, { one: "# line", other: "# lines" })}</Badge>
  );
}
