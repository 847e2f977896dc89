import type { ResumeSheet } from "@jobmap/contract";

export type { SheetEntry, SheetItem, SheetLine, SheetSection } from "@jobmap/contract";

/** A resume, or a cover letter, as it is set. */
export interface Sheet extends ResumeSheet {
  /** A cover letter has this in place of sections. */
  readonly letter?: SheetLetter;
}

export interface SheetLetter {
  readonly date: string;
  /** Lines of the address, the name first. */
  readonly to: readonly string[];
  readonly paragraphs: readonly string[];
}
