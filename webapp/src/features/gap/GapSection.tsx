import { type Gap, type SaidGap, STRENGTHS, type Strength } from "@jobmap/contract/gap";
import { useId } from "react";
import { t } from "#text";
import { Heading } from "../../ui/index.ts";
import styles from "./Gap.module.css";
import { addedText, ENGLISH, labelOf } from "./gap-text.ts";
import { QuoteText } from "./QuoteText.tsx";

const STRENGTH_TEXT: Readonly<Record<Strength, string>> = {
  required: t`Required`,
  preferred: t`Preferred`,
  mentioned: t`Mentioned`,
};

interface GapSectionProps {
  title: string;
  hint: string;
  gaps: readonly (Gap | SaidGap)[];
  level: 2 | 3 | 4;
}

/** One of the three lists: what is required first, then what is preferred, then what the listing only mentions. */
export function GapSection({ title, hint, gaps, level }: GapSectionProps) {
  const id = useId();
  return (
    <section className={styles["list"]} aria-labelledby={id}>
      <Heading level={level} size="md" id={id}>
        {title} <em>{gaps.length}</em>
      </Heading>
      {hint !== "" && <p className={styles["fine"]}>{hint}</p>}
      {STRENGTHS.map((strength) => {
        const own = gaps.filter((gap) => gap.strength === strength);
        if (own.length === 0) return null;
        return (
          <div key={strength}>
            <p className={styles["strength"]}>{STRENGTH_TEXT[strength]}</p>
            <ul className={styles["gaps"]}>
              {own.map((gap) => (
                <GapItem key={gap.id} gap={gap} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** What is asked, with the sentence that asks and the line that says it. */
function GapItem({ gap }: { gap: Gap | SaidGap }) {
  const said = "resume" in gap ? gap : undefined;
  return (
    <li>
      <p className={styles["label"]} lang={gap.kind === "experience" ? undefined : ENGLISH}>
        {labelOf(gap)}
      </p>
      <dl className={styles["quotes"]}>
        <div>
          <dt>{t`Listing`}</dt>
          <dd>
            <QuoteText quote={gap.listing} />
          </dd>
        </div>
        {said && (
          <div>
            <dt>{t`Resume`}</dt>
            <dd>
              {said.addedMonths === undefined ? (
                <QuoteText quote={said.resume} />
              ) : (
                addedText(said.addedMonths, said.resume.text)
              )}
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}
