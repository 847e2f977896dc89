import type { JobReading } from "@jobmap/contract";
import { useEffect, useRef } from "react";
import { t } from "#text";
import { classNames } from "../../ui/index.ts";
import styles from "./FromSource.module.css";

const cx = classNames(styles);

interface SourceLinesProps {
  lines: JobReading["lines"];
  /** What the form is at, in the words of the source. */
  quote: string | undefined;
}

/** The text of the source, with the lines that a value was read from. The form beside it says the same in words. */
export function SourceLines({ lines, quote }: SourceLinesProps) {
  const room = useRef<HTMLElement>(null);
  useEffect(() => {
    const line = quote && room.current?.querySelector<HTMLElement>("[data-quoted]");
    if (line && room.current) room.current.scrollTo({ top: line.offsetTop - room.current.clientHeight / 3 });
  }, [quote]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={cx("source")} ref={room} aria-label={t`Your source`} tabIndex={0} dir="auto">
      {lines.map(({ kind, text }, at) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          key={at}
          className={cx(kind === "HEADING" && "heading", kind === "ITEM" && "item")}
          data-quoted={isQuoted(text, quote) ? "" : undefined}
        >
          {text}
        </p>
      ))}
    </section>
  );
}

/** A line may have more words than the quotation, or the quotation more lines. */
const isQuoted = (line: string, quote: string | undefined): boolean =>
  quote !== undefined &&
  line.length > 2 &&
  (quote.includes(line) || (quote.length > 2 && line.includes(quote)));
