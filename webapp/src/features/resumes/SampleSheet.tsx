import type { ResumeTemplate } from "@jobmap/contract/resume-templates";
import { t } from "#text";
import styles from "./SampleSheet.module.css";

/** Letter paper, in points. */
const PAPER = { width: 612, height: 792 } as const;

/** The sample resume of a made-up person as the builder prints it in a template. */
export function SampleSheet({ template }: { template: Pick<ResumeTemplate, "id" | "name"> }) {
  const { id, name } = template;
  return (
    <img
      className={styles["sheet"]}
      src={`/resume-samples/${id}.svg`}
      alt={t`A sample resume in the template ${name}`}
      loading="lazy"
      {...PAPER}
    />
  );
}
