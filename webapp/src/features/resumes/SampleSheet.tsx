import { type ResumeTemplate, SAMPLE_WIDTHS } from "@jobmap/contract/resume-templates";
import { t } from "#text";
import styles from "./SampleSheet.module.css";

/** Letter paper, in points. */
const PAPER = { width: 612, height: 792 } as const;

/** As grids show it: nearly a phone's whole width, a part of a larger window's. */
const SIZES = "(min-width: 40rem) 20rem, 95vw";

/** The sample resume of a made-up person as the builder prints it in a template. */
export function SampleSheet({ template }: { template: Pick<ResumeTemplate, "id" | "name"> }) {
  const { id, name } = template;
  return (
    <img
      className={styles["sheet"]}
      src={`/resume-samples/${id}-${SAMPLE_WIDTHS[0]}.webp`}
      srcSet={SAMPLE_WIDTHS.map((width) => `/resume-samples/${id}-${width}.webp ${width}w`).join(", ")}
      sizes={SIZES}
      alt={t`A sample resume in the template ${name}`}
      loading="lazy"
      decoding="async"
      {...PAPER}
    />
  );
}
