import type { SheetEntry, SheetSection } from "@jobmap/contract";
import { classNames } from "../../ui/index.ts";
import { Fact } from "./Fact.tsx";
import styles from "./PublicPage.module.css";

const cx = classNames(styles);

interface SheetSectionsProps {
  sections: readonly SheetSection[];
  /** Of the sections' headings; those of their entries are one below. */
  level: 2 | 4;
}

/** The sections of a resume, in their order, as its PDF has them. */
export function SheetSections({ sections, level }: SheetSectionsProps) {
  const Heading = level === 2 ? "h2" : "h4";
  return sections.map(({ id, heading, paragraphs, entries, items }) => (
    <section key={id} className={cx("section")} aria-labelledby={`section-${id}`}>
      <Heading id={`section-${id}`} className={cx("heading")} dir="auto">
        {heading}
      </Heading>
      <Paragraphs texts={paragraphs} />
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names of their own, and never move
        <Entry key={at} entry={entry} Title={level === 2 ? "h3" : "h5"} />
      ))}
      {items.length > 0 && (
        <ul className={cx("items")}>
          {items.map(({ text, notes }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one text may be there twice
            <li key={at} dir="auto">
              {text}
              {notes.length > 0 && <span className={cx("notes")}> {notes.join(" · ")}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}

function Entry({ entry, Title }: { entry: SheetEntry; Title: "h3" | "h5" }) {
  const { title, lines, paragraphs, bullets } = entry;
  return (
    <div className={cx("entry")}>
      <Title className={cx("title")} dir="auto">
        {title}
      </Title>
      {lines.map((line) => (
        <p key={line.kind + line.text} className={cx("fact", line.kind)} dir="auto">
          <Fact {...line} />
        </p>
      ))}
      {(paragraphs.length > 0 || bullets.length > 0) && (
        <div className={cx("words")}>
          <Paragraphs texts={paragraphs} />
          {bullets.length > 0 && (
            <ul className={cx("bullets")}>
              {bullets.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one text may be there twice
                <li key={at}>
                  {/* The mark stays at the edge where the list begins. */}
                  <p dir="auto">{text}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one text may be there twice
    <p key={at} dir="auto">
      {text}
    </p>
  ));
}
