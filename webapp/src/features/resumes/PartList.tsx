import type { ResumeContent } from "@jobmap/contract";
import type { ResumeSection } from "@jobmap/contract/resume-templates";
import { t } from "#text";
import { dragOrder } from "../../lib/drag-order.ts";
import { Checkbox, Disclosure, TextArea } from "../../ui/index.ts";
import { Grip } from "./Grip.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import styles from "./Resumes.module.css";
import { orderedParts, type ResumePart, reordered, reworded, shown } from "./resume-draft.ts";
import { SECTION_NAMES } from "./section-names.ts";

interface PartListProps {
  section: ResumeSection;
  /** Of this section. */
  parts: readonly ResumePart[];
  content: ResumeContent;
  /** `typed`: the field that is typed into. */
  onChange: (content: ResumeContent, typed?: string) => void;
}

/** Sections whose entries have a text to reword. */
const SPOKEN: ReadonlySet<string> = new Set(["work", "volunteer", "projects"]);

/** What a section takes from the profile: shown or not, in which order, in which words. */
export function PartList({ section, parts, content, onChange }: PartListProps) {
  const entries = orderedParts(parts, content);
  const ids = entries.map(({ id }) => id);
  const drag = dragOrder(`resume-${section}`, ids, (next) => onChange(reordered(content, next)));
  if (entries.length === 0) return null;
  return (
    <ul className={styles["parts"]} aria-label={SECTION_NAMES[section]}>
      {entries.map((part, at) => {
        const title = part.title || t`Entry`;
        return (
          <li key={part.id} {...drag.place(at)}>
            <div className={styles["head"]}>
              <Grip title={title} {...drag.grip(part.id, (grip) => grip.closest("li"))} />
              <Checkbox
                label={title}
                {...(part.detail && { hint: part.detail })}
                checked={!content.hidden.includes(part.id)}
                onChange={({ target }) => onChange(shown(content, part.id, target.checked))}
              />
              <MoveButtons
                name={title}
                at={at}
                count={entries.length}
                onMove={(to) => drag.put(part.id, to)}
              />
            </div>
            {SPOKEN.has(section) && <OwnWords part={part} content={content} onChange={onChange} />}
          </li>
        );
      })}
    </ul>
  );
}

type OwnWordsProps = Pick<PartListProps, "content" | "onChange"> & { part: ResumePart };

function OwnWords({ part, content, onChange }: OwnWordsProps) {
  const { title } = part;
  const own = content.wording.find(({ entry }) => entry === part.id);
  const lines = own?.highlights ?? part.highlights;
  return (
    <Disclosure look="word" summary={own ? t`In own words` : t`Say it in other words`}>
      <TextArea
        label={t`${title}: description`}
        limit={2_000}
        value={own?.summary ?? part.summary}
        onChange={({ target }) =>
          onChange(reworded(content, part, { summary: target.value }), `summary ${part.id}`)
        }
      />
      <TextArea
        label={t`${title}: what you did`}
        hint={t`A line each.`}
        value={lines.join("\n")}
        onChange={({ target }) =>
          onChange(reworded(content, part, { highlights: target.value.split("\n") }), `lines ${part.id}`)
        }
      />
    </Disclosure>
  );
}
