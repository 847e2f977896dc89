import { useEffect, useRef, useState } from "react";
import { t } from "#text";
import { Button, DateField, Dialog, SearchField, Select, TextField } from "../../ui/index.ts";
import { AnswerFilter } from "./AnswerFilter.tsx";
import styles from "./Applicants.module.css";
import { FilterChips } from "./FilterChips.tsx";
import { ALL_STAGES, DUE, FLAGGED, RATINGS, REACHED, SOURCES, ZONES } from "./filter-options.ts";
import { type JobName, JobPicker } from "./JobPicker.tsx";
import { type ApplicantsSearch, EVERYTHING, type ShownApplicants } from "./use-applicants-search.ts";

interface FiltersProps {
  jobs: readonly JobName[];
  shown: ShownApplicants;
  /** Fields say themselves what they are about. */
  isCompact: boolean;
  /** The last filter was removed while the fields are not shown: the focus needs another place. */
  onNone: () => void;
}

/** Filters behind the button, which says how many of them are set. */
const MORE = [
  ...["source", "embed", "embed_page", "reached", "due", "flagged", "answer", "from", "to"],
] as const satisfies (keyof ApplicantsSearch)[];

/** Filters of the applicants. The board omits the stage filter because its columns are the stages. */
export function Filters({ jobs, shown, isCompact, onNone }: FiltersProps) {
  const { state, show } = shown;
  const [typed, setTyped] = useState(state.search);
  useEffect(() => setTyped(state.search), [state.search]);
  const [open, setOpen] = useState(false);
  const more = MORE.filter((name) => state[name] !== EVERYTHING[name]).length;
  const form = useRef<HTMLFormElement>(null);
  const focusFirst = () => {
    const field = form.current?.querySelector("input");
    if (field?.checkVisibility()) field.focus();
    else onNone();
  };
  return (
    <>
      <form
        ref={form}
        className={styles["filters"]}
        aria-label={t`Filter applications`}
        onSubmit={(event) => {
          event.preventDefault();
          show({ search: typed.trim() });
        }}
      >
        <SearchField
          label={t`Name or email`}
          placeholder={isCompact ? t`Name or email` : undefined}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            if (text === "" && state.search !== "") show({ search: "" });
          }}
        />
        <JobPicker
          jobs={jobs}
          value={state.job}
          onValueChange={(job) => show({ job, question: "", answer: "" })}
        />
        {state.view !== "board" && (
          <Select
            label={t`Stage`}
            options={ALL_STAGES}
            value={state.stage}
            onValueChange={(stage) => show({ stage })}
          />
        )}
        <Select
          label={t`Rating`}
          options={RATINGS}
          value={state.rating}
          onValueChange={(rating) => show({ rating })}
        />
        <div className={styles["more"]}>
          <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {more > 0 ? t`More filters: ${more}` : t`More filters`}
          </Button>
          <Dialog open={open} onClose={() => setOpen(false)} placement="side" title={t`More filters`}>
            <div className={styles["panel"]}>
              <Select
                label={t`Came from`}
                options={SOURCES}
                value={state.source}
                onValueChange={(source) => show({ source })}
              />
              <WordsFilter label={t`Embed ID`} name="embed" shown={shown} />
              <WordsFilter label={t`Address of the embed's page`} name="embed_page" shown={shown} />
              <Select
                label={t`Got as far as`}
                options={REACHED}
                value={state.reached}
                onValueChange={(reached) => show({ reached })}
              />
              <Select
                label={t`Promised answers`}
                options={DUE}
                value={state.due}
                onValueChange={(due) => show({ due })}
              />
              <Select
                label={t`Flagged answers`}
                options={FLAGGED}
                value={state.flagged}
                onValueChange={(flagged) => show({ flagged })}
              />
              {state.job !== "" && <AnswerFilter shown={shown} />}
              <DateField
                label={t`Applied from`}
                value={state.from}
                onChange={({ currentTarget }) => show({ from: currentTarget.value })}
              />
              <DateField
                label={t`Applied until`}
                value={state.to}
                onChange={({ currentTarget }) => show({ to: currentTarget.value })}
              />
              {(state.from !== "" || state.to !== "") && (
                <Select
                  label={t`These days are in`}
                  options={ZONES}
                  value={state.zone}
                  onValueChange={(zone) => show({ zone })}
                />
              )}
            </div>
          </Dialog>
        </div>
        {/* Without one, Enter sends no form of several fields. */}
        <button type="submit" hidden />
      </form>
      <FilterChips jobs={jobs} shown={shown} onNone={focusFirst} />
    </>
  );
}

interface WordsFilterProps {
  label: string;
  name: "embed" | "embed_page";
  shown: ShownApplicants;
}

/** A filter by exact words, used when the field is left. */
function WordsFilter({ label, name, shown: { state, show } }: WordsFilterProps) {
  const value = state[name];
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => typed.trim() !== value && show({ [name]: typed.trim() })}
    />
  );
}
