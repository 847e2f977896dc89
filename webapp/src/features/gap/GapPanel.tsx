import type { Gap, GapList, SaidGap, StructureFinding } from "@jobmap/contract/gap";
import { plural, t } from "#text";
import { Heading } from "../../ui/index.ts";
import styles from "./Gap.module.css";
import { GapSection } from "./GapSection.tsx";
import { Structure } from "./Structure.tsx";

interface GapPanelProps {
  list: GapList;
  structure: readonly StructureFinding[];
  /** Heading level of the lists. */
  level?: 2 | 3 | 4;
}

/** What a listing asks for and a resume does not say, says in other words, and says; and how the resume is built. No score. */
export function GapPanel({ list, structure, level = 3 }: GapPanelProps) {
  const count = list.said.length + list.inOtherWords.length + list.missing.length;
  const lists: readonly [string, string, readonly (Gap | SaidGap)[]][] = [
    [t`Asked, not on your resume`, t`If you have it, say it.`, list.missing],
    [t`Said in other words`, t`Some readers search for the listing's own words.`, list.inOtherWords],
    [t`Asked and said`, "", list.said],
  ];
  return (
    <div className={styles["panel"]}>
      <p role="status" className={styles["fine"]}>
        {count === 0
          ? t`We know none of the words this listing asks by. Compare it yourself.`
          : t`${plural(count, { one: "# thing", other: "# things" })} found that this listing asks for. Words are compared, not you: a missing word is no reason not to apply.`}
      </p>
      {lists.map(([title, hint, gaps]) =>
        gaps.length === 0 ? null : (
          <GapSection key={title} title={title} hint={hint} gaps={gaps} level={level} />
        ),
      )}
      <section className={styles["list"]}>
        <Heading level={level} size="md">{t`How your resume is built`}</Heading>
        <Structure findings={structure} />
      </section>
    </div>
  );
}
