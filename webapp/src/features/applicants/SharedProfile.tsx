import type { SharedProfile as Shared } from "@jobmap/contract";
import { Heading } from "../../ui/index.ts";
import styles from "./SharedProfile.module.css";

type Section = Shared["sections"][number];
type Entry = Section["entries"][number];

/** What an applicant's resume said when they applied, fact by fact, in the direction it is written in. */
export function SharedProfile({ profile: { lang, dir, headline, sections } }: { profile: Shared }) {
  return (
    <div className={styles["profile"]} lang={lang} dir={dir}>
      {headline && <p className={styles["title"]}>{headline}</p>}
      {sections.map((section) => (
        <SectionText key={section.id} section={section} />
      ))}
    </div>
  );
}

function SectionText({ section: { heading, paragraphs, entries, items } }: { section: Section }) {
  return (
    <section className={styles["section"]} aria-label={heading}>
      <Heading level={4}>{heading}</Heading>
      <Paragraphs texts={paragraphs} />
      {placed(entries).map(([place, entry]) => (
        <EntryText key={place} {...entry} />
      ))}
      <List className={styles["items"]} texts={items.map(({ text, notes }) => [text, ...notes].join(", "))} />
    </section>
  );
}

function EntryText({ title, lines, paragraphs, bullets }: Entry) {
  return (
    <div className={styles["entry"]}>
      <p className={styles["title"]} dir="auto">
        {title}
      </p>
      {placed(lines).map(([place, { text, href }]) => (
        <p key={place} className={styles["fine"]} dir="auto">
          {href === undefined ? (
            text
          ) : (
            <a href={href} target="_blank" rel="noopener nofollow ugc">
              {text}
            </a>
          )}
        </p>
      ))}
      <Paragraphs texts={paragraphs} />
      <List className={styles["bullets"]} texts={bullets} />
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return placed(texts).map(([place, text]) => (
    <p key={place} dir="auto">
      {text}
    </p>
  ));
}

function List({ texts, className }: { texts: readonly string[]; className: string | undefined }) {
  if (texts.length === 0) return null;
  return (
    <ul className={className}>
      {placed(texts).map(([place, text]) => (
        <li key={place} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What was sent never moves, so its places are its keys: a resume may say the same twice. */
const placed = <T,>(parts: readonly T[]) => [...parts.entries()];
