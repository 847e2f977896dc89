import type { Resume } from "@jobmap/contract";
import { RESUME_TEMPLATES, type ResumePaper, type ResumeTemplateId } from "@jobmap/contract/resume-templates";
import { useState } from "react";
import { t } from "#text";
import { ApiFailure } from "../../lib/api.ts";
import { download } from "../../lib/download.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Button,
  Checkbox,
  DownloadIcon,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  UndoIcon,
  UnsavedGuard,
} from "../../ui/index.ts";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { ResumeSide } from "./ResumeSide.tsx";
import styles from "./Resumes.module.css";
import type { ResumeProfile } from "./resume-draft.ts";
import { ScriptNote } from "./ScriptNote.tsx";
import { SectionList } from "./SectionList.tsx";
import { templateText } from "./template-text.ts";
import { useSavedDraft } from "./use-saved-draft.ts";

const PAPERS: readonly { value: ResumePaper; text: string }[] = [
  { value: "letter", text: t({ message: "Letter", context: "paper" }) },
  { value: "a4", text: "A4" },
];
const LOOKS = {
  1: { plain: t`one column`, photo: t`one column, picture` },
  2: { plain: t`two columns`, photo: t`two columns, picture` },
} as const;
const TEMPLATES: readonly { value: ResumeTemplateId; text: string }[] = RESUME_TEMPLATES.map(
  ({ id, name, columns, hasPhoto }) => ({
    value: id,
    text: `${name} · ${LOOKS[columns][hasPhoto ? "photo" : "plain"]}`,
  }),
);
const SAVED = {
  saved: t({ message: "Saved", context: "a resume" }),
  saving: t`Saving…`,
  failed: t`Not saved yet`,
} as const;

/** One resume: what it says, how it looks, and its files. */
export function ResumeEditor({ resume, profile }: { resume: Resume; profile: ResumeProfile }) {
  const { draft, state, other, change, canUndo, undo, decide, saveNow } = useSavedDraft(resume);
  const [part, setPart] = useState<"resume" | "letter">("resume");
  const [isRemoving, setIsRemoving] = useState(false);
  const { content } = draft;
  const template = RESUME_TEMPLATES.find(({ id }) => id === draft.template);
  const get = async (format: "pdf" | "docx") => {
    try {
      if (!(await saveNow())) return;
      const input = { params: { id: resume.id }, query: { format, part } };
      await download("GET user/resume/{id}/file", input, `${draft.name}.${format}`);
    } catch (failure) {
      if (failure instanceof ApiFailure) toast(failure.message, { tone: "danger" });
    }
  };
  const letter = content.letter ?? { to: "", body: "" };
  return (
    <div className={styles["builder"]}>
      <div className={styles["form"]}>
        <div className={styles["head"]}>
          <p className={styles["state"]} aria-live="polite">
            {SAVED[state]}
          </p>
          {state === "failed" && !other && (
            <Button variant="bare" size="sm" onClick={() => void saveNow()}>{t`Try again`}</Button>
          )}
          <Button
            variant="bare"
            size="sm"
            icon={<UndoIcon />}
            disabled={!canUndo}
            onClick={undo}
          >{t`Undo`}</Button>
        </div>
        {other && <ChangedElsewhere onDecide={decide} />}
        <UnsavedGuard form={{ dirty: state === "failed", sending: false }} />
        <TextField
          label={t`Name of this resume`}
          value={draft.name}
          maxLength={100}
          onChange={({ target }) => change({ name: target.value }, "name")}
        />
        <Select
          label={t`Template`}
          hint={template && templateText(template)}
          options={TEMPLATES}
          value={draft.template}
          onValueChange={(id) => change({ template: id })}
        />
        <ScriptNote text={JSON.stringify([profile, content])} isOneColumn={template?.columns !== 2} />
        <RadioGroup
          legend={t`Paper`}
          options={PAPERS.map(({ value, text }) => ({ value, label: text }))}
          value={draft.paper}
          onValueChange={(paper) => change({ paper })}
        />
        {template?.hasPhoto && (
          <Checkbox
            label={t`My picture`}
            {...(!profile.has_picture && { hint: t`There is no picture in your profile.` })}
            checked={content.has_photo}
            onChange={({ target }) => change({ content: { ...content, has_photo: target.checked } })}
          />
        )}
        <RadioGroup
          legend={t`File`}
          options={[
            { value: "resume", label: t`Resume` },
            { value: "letter", label: t`Cover letter` },
          ]}
          value={part}
          onValueChange={setPart}
        />
        {part === "letter" ? (
          <>
            <TextArea
              label={t({ message: "To", context: "a letter" })}
              hint={t`Name and address, a line each.`}
              rows={3}
              value={letter.to}
              onChange={({ target }) =>
                change({ content: { ...content, letter: { ...letter, to: target.value } } }, "to")
              }
            />
            <TextArea
              label={t`Letter`}
              rows={12}
              limit={6_000}
              value={letter.body}
              onChange={({ target }) =>
                change({ content: { ...content, letter: { ...letter, body: target.value } } }, "body")
              }
            />
          </>
        ) : (
          <>
            <TextField
              label={t`Headline`}
              placeholder={profile.headline}
              value={content.headline ?? ""}
              maxLength={220}
              onChange={({ target }) =>
                change({ content: { ...content, headline: target.value || undefined } }, "headline")
              }
            />
            <TextArea
              label={t`Summary`}
              placeholder={profile.summary}
              limit={2_600}
              value={content.summary ?? ""}
              onChange={({ target }) =>
                change({ content: { ...content, summary: target.value || undefined } }, "summary")
              }
            />
            <SectionList
              draft={draft}
              profile={profile}
              onChange={(next, typed) => change({ content: next }, typed)}
            />
          </>
        )}
        <div className={styles["actions"]}>
          <Button onClick={() => void get("pdf")}>
            <DownloadIcon /> {t`Download PDF`}
          </Button>
          <Button variant="line" onClick={() => void get("docx")}>
            <DownloadIcon /> {t`Download Word file`}
          </Button>
          <Button variant="bare" onClick={() => setIsRemoving(true)}>{t`Delete resume`}</Button>
        </div>
        {isRemoving && <RemoveDialog resume={resume} onClose={() => setIsRemoving(false)} />}
      </div>
      <ResumeSide draft={draft} part={part} />
    </div>
  );
}
