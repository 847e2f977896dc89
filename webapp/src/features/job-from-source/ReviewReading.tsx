import type { Data, JobChanges, JobContentKey, JobDraft, JobReading } from "@jobmap/contract";
import { SURE_READING } from "@jobmap/contract/file-rules";
import { useEffect, useRef, useState } from "react";
import { plural, Trans, t } from "#text";
import { ApiFailure, call } from "../../lib/api.ts";
import { AlertIcon, Button, Checkbox, FieldError, FormActions, Heading, InfoIcon } from "../../ui/index.ts";
import { describe, labelOf } from "../post-job/describe-content.ts";
import { EMPTY_DRAFT } from "../post-job/editor/empty-draft.ts";
import { isWarning, noteText, originText, sourceText } from "../post-job/reading-words.ts";
import styles from "./FromSource.module.css";
import { ReadValue } from "./ReadValue.tsx";
import { SourceLines } from "./SourceLines.tsx";

interface ReviewReadingProps {
  reading: JobReading;
  data: Data<"GET employer/job/get-form-data">;
  onSaved: (id: number) => void;
  onBack: () => void;
}

/** What was read beside its source. Nothing is saved before its employer says so, and nothing is published by it. */
export function ReviewReading({ reading, data, onSaved, onBack }: ReviewReadingProps) {
  const { content, findings, notes, origin } = reading;
  const [left, setLeft] = useState<ReadonlySet<JobContentKey>>(new Set());
  const [active, setActive] = useState<JobContentKey>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [requestKey] = useState(() => crypto.randomUUID());
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const quote = findings.find(({ field }) => field === active)?.quote;
  const unsure = findings.filter(({ confidence }) => confidence < SURE_READING).length;
  const choose = (field: JobContentKey, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      if (isChosen) next.delete(field);
      else next.add(field);
      return next;
    });
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    const chosen: JobChanges = Object.fromEntries(
      Object.entries(content).filter(([field]) => ![...left].some((other) => other === field)),
    );
    const kept = findings.filter(({ field }) => !left.has(field));
    try {
      const body = { request_key: requestKey, origin, content: chosen, findings: kept };
      onSaved((await call("POST employer/job/save-reading", { body })).id);
    } catch (failure) {
      setProblem(failure instanceof ApiFailure ? failure.message : t`The draft was not saved. Try again.`);
      setBusy(false);
    }
  };
  return (
    <div className={styles["review"]}>
      <SourceLines lines={reading.lines} quote={quote} />
      <div className={styles["form"]}>
        <p ref={intro} tabIndex={-1}>
          <Trans>
            From <bdi>{originText(origin)}</bdi>.
          </Trans>{" "}
          {plural(unsure, {
            "=0": "Fields that it says nothing of stay empty.",
            one: "# value we are not sure of is marked.",
            other: "# values we are not sure of are marked.",
          })}
        </p>
        {notes.length > 0 && (
          <ul className={styles["notes"]}>
            {notes.map((note) => (
              <li key={`${note.kind} ${note.text}`}>
                {isWarning(note) ? <AlertIcon size="sm" /> : <InfoIcon size="sm" />}
                <span>{noteText(note)}</span>
              </li>
            ))}
          </ul>
        )}
        <Heading level={2} size="xl">{t`What we read`}</Heading>
        <ul className={styles["fields"]}>
          {findings.map(({ field, confidence, ...where }) => (
            <li key={field} data-unsure={confidence < SURE_READING ? "" : undefined}>
              <Checkbox
                label={t`Use ${labelOf(field).toLowerCase()}`}
                checked={!left.has(field)}
                onFocus={() => setActive(field)}
                onChange={({ currentTarget }) => choose(field, currentTarget.checked)}
              />
              <ReadValue name={labelOf(field)} text={valueText(field, content, data)} />
              <p className={styles["where"]}>
                {confidence < SURE_READING && <>{t`Please check: we are not sure of this.`} </>}
                {sourceText(where)}: <q>{where.quote}</q>
              </p>
            </li>
          ))}
        </ul>
        {problem && <FieldError id="reading-problem">{problem}</FieldError>}
        <p>{t`The draft opens in the form, where you complete and correct it. Nothing is published yet.`}</p>
        <FormActions>
          <Button variant="line" disabled={busy} onClick={onBack}>{t`Back`}</Button>
          <Button
            busy={busy}
            disabled={left.size === findings.length}
            onClick={() => void save()}
          >{t`Save as draft`}</Button>
        </FormActions>
      </div>
    </div>
  );
}

function valueText<Key extends JobContentKey>(
  field: Key,
  content: JobChanges,
  data: Data<"GET employer/job/get-form-data">,
): string {
  const draft: JobDraft = { ...EMPTY_DRAFT, ...content };
  return describe(field, draft[field], data);
}
