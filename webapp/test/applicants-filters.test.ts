import { describe, expect, it } from "vitest";
import { setFilters } from "../src/features/applicants/set-filters.ts";
import { stateOf } from "../src/features/applicants/use-applicants-search.ts";

const NAMES = {
  job: "Deckhand, Cambridge, HS-1",
  question: { text: "Which boats?", type: "SINGLE_LINE_TEXT" },
} as const;
const EVERY =
  "job=7&stage=interview&rating=3&search=marsh&source=embed&embed=harbor&embed_page=/careers&reached=hired&due=overdue" +
  "&flagged=true&question=4&answer=Tug&from=2026-11-03&to=2026-11-20&zone=utc";
const of = (query: string) => stateOf(new URLSearchParams(query));
const textsOf = (query: string, names: Parameters<typeof setFilters>[1] = NAMES) =>
  setFilters(of(query), names).map(({ text }) => text);

describe("filters that are set", () => {
  it("are none for all applicants, however they are ordered and shown", () => {
    expect(textsOf("sort=name&order=ascending&rows=dense&page=3&zone=utc")).toEqual([]);
  });

  it("are said each in its words", () => {
    expect(textsOf(EVERY)).toEqual([
      "Name or email: marsh",
      "Job: Deckhand, Cambridge, HS-1",
      "Stage: Interview",
      "Rating: 3 or more",
      "Came from: An embed",
      "Embed ID: harbor",
      "Embed's page: /careers",
      "Was hired",
      "Answer overdue",
      "With flagged answers",
      "Which boats?: Tug",
      "Applied from Nov 3, 2026 (UTC)",
      "Applied until Nov 20, 2026 (UTC)",
    ]);
  });

  it("leave nothing once each of them is removed", () => {
    let state = of(EVERY);
    for (let filters = setFilters(state, NAMES); filters[0]; filters = setFilters(state, NAMES))
      state = { ...state, ...filters[0].without };
    expect(setFilters(state, NAMES)).toEqual([]);
  });

  it("are no stages on a board, whose columns they are", () => {
    expect(textsOf("view=board&stage=interview&rating=5")).toEqual(["Rating: 5"]);
  });

  it("are there before a job and a question have names", () => {
    expect(textsOf("job=7&question=4&answer=Tug", { job: undefined, question: undefined })).toEqual([
      "Job: number 7",
      "Answer: Tug",
    ]);
  });

  it("say the answer to a question that has only two in their words", () => {
    const question = { text: "May you work in the US?", type: "BOOLEAN" } as const;
    expect(textsOf("job=7&question=4&answer=no", { ...NAMES, question })[1]).toBe(
      "May you work in the US?: No",
    );
  });

  it("take what was asked about a job with the job", () => {
    const [job] = setFilters(of("job=7&question=4&answer=Tug"), NAMES);
    expect(job?.without).toEqual({ job: "", question: "", answer: "" });
  });
});
