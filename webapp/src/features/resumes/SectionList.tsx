import type { ResumeContent } from "@jobmap/contract";
import { resumeTemplate, SECTION_HEADINGS } from "@jobmap/contract/resume-templates";
import { t } from "#text";
import { dragOrder } from "../../lib/drag-order.ts";
import { Button, Checkbox, Disclosure, TextField } from "../../ui/index.ts";
import { Grip } from "./Grip.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import { PartList } from "./PartList.tsx";
import styles from "./Resumes.module.css";
import type { Draft, ResumeProfile } from "./resume-draft.ts";
import {
  filledRows,
  rowsInOrder,
  rowsWith,
  type SectionRow,
  sectionRows,
  withRows,
} from "./resume-sections.ts";
import { SECTION_NAMES } from "./section-names.ts";

interface SectionListProps {
  draft: Pick<Draft, "template" | "content">;
  profile: ResumeProfile;
  /** `typed`: the field that is typed into. */
  onChange: (content: ResumeContent, typed?: string) => void;
}

/** The sections of a resume: their order and headings, and what each takes from the profile. */
export function SectionList({ draft: { template, content }, profile, onChange }: SectionListProps) {
  const rows = sectionRows(template, content);
  const seen = filledRows(rows, profile, content);
  const put = (next: readonly SectionRow[], typed?: string) =>
    onChange(withRows(content, template, next), typed);
  const ids = seen.map(({ id }) => id);
  const drag = dragOrder("resume-sections", ids, (next) => put(rowsInOrder(rows, next)));
  const aside: readonly string[] = resumeTemplate(template)?.aside ?? [];
  const isOwn = content.sections.some(({ is_hidden }) => !is_hidden);
  if (seen.length === 0) return <p>{t`Your profile is empty. What you add to it can be shown here.`}</p>;
  return (
    <>
      <ol className={styles["sections"]} aria-label={t`Sections, in their order`}>
        {seen.map((row, at) => {
          const said = row.heading || SECTION_NAMES[row.id];
          return (
            <li key={row.id} className={styles["section"]} {...drag.place(at)}>
              <div className={styles["head"]}>
                <Grip title={said} {...drag.grip(row.id, (grip) => grip.closest("li"))} />
                <Checkbox
                  label={said}
                  {...(aside.includes(row.id) && { hint: t`In the narrow column.` })}
                  checked={!row.is_hidden}
                  onChange={({ target }) => put(rowsWith(rows, { ...row, is_hidden: !target.checked }))}
                />
                <MoveButtons name={said} at={at} count={seen.length} onMove={(to) => drag.put(row.id, to)} />
              </div>
              {!row.is_hidden && (
                <>
                  <Disclosure look="word" summary={t`Change heading`}>
                    <TextField
                      label={t`Heading of ${SECTION_NAMES[row.id].toLowerCase()}`}
                      placeholder={SECTION_HEADINGS[row.id]}
                      value={row.heading ?? ""}
                      maxLength={60}
                      onChange={({ target }) =>
                        put(
                          rowsWith(rows, { ...row, heading: target.value || undefined }),
                          `heading ${row.id}`,
                        )
                      }
                    />
                  </Disclosure>
                  {row.id === "licenses" && (
                    <Checkbox
                      label={t`Print whole license numbers`}
                      hint={t`Otherwise the file shows •••• and at most the last four characters: files go further than you see.`}
                      checked={content.has_license_numbers}
                      onChange={({ target }) => onChange({ ...content, has_license_numbers: target.checked })}
                    />
                  )}
                  <PartList
                    section={row.id}
                    parts={profile.parts.filter(({ section }) => section === row.id)}
                    content={content}
                    onChange={onChange}
                  />
                </>
              )}
            </li>
          );
        })}
      </ol>
      {isOwn && (
        <p>
          <Button
            variant="line"
            size="sm"
            onClick={() =>
              onChange({ ...content, sections: content.sections.filter(({ is_hidden }) => is_hidden) })
            }
          >{t`Template’s order and headings`}</Button>
        </p>
      )}
    </>
  );
}
