import type { EmployerJob } from "@jobmap/contract";
import { t } from "#text";
import { dayText } from "../../ui/index.ts";
import { ALL_STAGES, DUE, FLAGGED, RATINGS, REACHED, SOURCES, YES_OR_NO } from "./filter-options.ts";
import type { ApplicantsSearch } from "./use-applicants-search.ts";

/** A filter that is set, in words, and what the list is without it. */
export interface SetFilter {
  readonly text: string;
  readonly without: Partial<ApplicantsSearch>;
}

/** What the address of a list does not say. */
export interface FilterNames {
  /** Of the chosen job, once it is known. */
  readonly job: string | undefined;
  /** The question that an answer is about, once it is known. */
  readonly question: Pick<EmployerJob["questions"][number], "text" | "type"> | undefined;
}

const textOf = (options: readonly { value: string; text: string }[], value: string) =>
  options.find((option) => option.value === value)?.text ?? value;

/** Every filter that is set. The stages of a board are its columns, so that none is a filter there. */
export function setFilters(state: ApplicantsSearch, names: FilterNames): SetFilter[] {
  const { search, job, stage, rating, source, embed, embed_page, reached, due, flagged } = state;
  const { question, answer, from, to, zone } = state;
  /** A day as it was chosen. */
  const zoned = (day: string) => `${dayText(day, { year: true }) ?? day}${zone === "utc" ? " (UTC)" : ""}`;
  const said = names.question?.type === "BOOLEAN" ? textOf(YES_OR_NO, answer) : answer;
  const jobName = names.job ?? t`number ${job}`;
  const all: readonly (SetFilter & { isSet: boolean })[] = [
    { isSet: search !== "", text: t`Name or email: ${search}`, without: { search: "" } },
    {
      isSet: job !== "",
      text: t`Job: ${jobName}`,
      // Questions belong to a job.
      without: { job: "", question: "", answer: "" },
    },
    {
      isSet: stage !== "all" && state.view !== "board",
      text: t`Stage: ${textOf(ALL_STAGES, stage)}`,
      without: { stage: "all" },
    },
    { isSet: rating !== "", text: t`Rating: ${textOf(RATINGS, rating)}`, without: { rating: "" } },
    { isSet: source !== "", text: t`Came from: ${textOf(SOURCES, source)}`, without: { source: "" } },
    { isSet: embed !== "", text: t`Embed ID: ${embed}`, without: { embed: "" } },
    { isSet: embed_page !== "", text: t`Embed's page: ${embed_page}`, without: { embed_page: "" } },
    { isSet: reached !== "", text: textOf(REACHED, reached), without: { reached: "" } },
    { isSet: due !== "", text: textOf(DUE, due), without: { due: "" } },
    { isSet: flagged !== "", text: textOf(FLAGGED, flagged), without: { flagged: "" } },
    {
      isSet: question !== "" && answer !== "",
      text: `${names.question?.text ?? t`Answer`}: ${said}`,
      without: { question: "", answer: "" },
    },
    { isSet: from !== "", text: t`Applied from ${zoned(from)}`, without: { from: "" } },
    { isSet: to !== "", text: t`Applied until ${zoned(to)}`, without: { to: "" } },
  ];
  return all.filter(({ isSet }) => isSet).map(({ text, without }) => ({ text, without }));
}
