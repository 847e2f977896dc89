import { resumeTemplate } from "@jobmap/contract/resume-templates";
import { t } from "#text";
import { SampleSheet } from "../../resumes/SampleSheet.tsx";
import styles from "./Live.module.css";

/** Three that differ most. */
const SHOWN = ["harbor", "pier", "atlas"] as const;

/** Resume templates as the builder prints them, each with the same made-up person. */
export function LiveResumes() {
  const templates = SHOWN.flatMap((id) => resumeTemplate(id) ?? []);
  return (
    <figure className={styles["figure"]}>
      <ul className={styles["sheets"]}>
        {templates.map((template) => (
          <li key={template.id}>
            <SampleSheet template={template} />
            <b>{template.name}</b>
          </li>
        ))}
      </ul>
      <figcaption className={styles["caption"]}>
        <span>{t`Printed by the builder itself. The person is made up, and the same in all three.`}</span>
      </figcaption>
    </figure>
  );
}
