import type { BlogRun } from "@jobmap/contract";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";

/** The letters of a text. */
export const textOfRuns = (runs: readonly BlogRun[]): string => runs.map(({ text }) => text).join("");

/** A text in its runs. */
export function Runs({ runs }: { runs: readonly BlogRun[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other names, and never change places
  return runs.map((run, i) => <Fragment key={i}>{drawn(run)}</Fragment>);
}

function drawn({ text, marks, href, note }: BlogRun): ReactNode {
  if (note !== null)
    return (
      <sup>
        <a href={`#note-${note}`} id={`note-${note}-from`} aria-label={`Note ${note}`}>
          {note}
        </a>
      </sup>
    );
  const marked = marks.reduceRight<ReactNode>((inner, Mark) => <Mark key={Mark}>{inner}</Mark>, text);
  if (href === null) return marked;
  return href.startsWith("/") ? <Link to={href}>{marked}</Link> : <a href={href}>{marked}</a>;
}
