import type { BlogPost } from "@jobmap/contract";
import { Heading } from "../../ui/index.ts";
import styles from "./Article.module.css";
import { Runs } from "./Runs.tsx";

/** Footnotes, each with a link back to where it is referred to. */
export function Notes({ notes }: Pick<BlogPost, "notes">) {
  if (notes.length === 0) return null;
  return (
    <section className={styles["notes"]} aria-labelledby="notes">
      <Heading level={2} size="md" id="notes">
        Notes
      </Heading>
      <ol>
        {notes.map((runs, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are numbered
          <li key={i} id={`note-${i + 1}`}>
            <Runs runs={runs} />{" "}
            <a href={`#note-${i + 1}-from`} aria-label={`Back to the text of note ${i + 1}`}>
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
