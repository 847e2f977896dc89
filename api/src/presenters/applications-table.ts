import type { Answer } from "@jobmap/contract";
import type { ExportedApplication } from "../queries/exported-applicants.ts";

/** Most questions that have a column; the answers to further ones stand together in the last. */
const MAX_QUESTIONS = 100;

/** The columns of an employer's export of applications, before those of the questions. `site`: where applications are opened. */
const COLUMNS: readonly {
  readonly header: string;
  readonly value: (row: ExportedApplication, site: string) => string;
}[] = [
  { header: "Job", value: ({ job }) => job.title },
  { header: "Requisition ID", value: ({ job }) => job.requisitionId },
  { header: "Town", value: ({ job }) => job.town },
  { header: "Name", value: ({ application }) => application.applicant },
  { header: "E-mail", value: ({ application }) => application.email },
  { header: "Phone", value: ({ application }) => application.phone },
  { header: "Status", value: ({ application }) => application.status },
  { header: "Rating", value: ({ application }) => String(application.rating ?? "") },
  { header: "Applied", value: ({ application }) => application.createdAt.toISOString() },
  { header: "Opened", value: ({ application }) => application.viewedAt?.toISOString() ?? "" },
  { header: "Changed", value: ({ application }) => application.updatedAt.toISOString() },
  { header: "Source", value: ({ application }) => application.source },
  { header: "Embed", value: ({ application }) => application.attribution?.embed ?? "" },
  { header: "Campaign", value: ({ application }) => application.attribution?.utm_campaign ?? "" },
  { header: "Page", value: ({ application }) => application.attribution?.page ?? "" },
  { header: "Flagged answers", value: ({ application }) => String(application.knockouts) },
  { header: "Resume", value: ({ application }) => (application.resumeFileId === null ? "no" : "yes") },
  { header: "Note from the applicant", value: ({ application }) => application.coverNote },
  {
    header: "Rejection reason",
    value: ({ application }) => (application.status === "REJECTED" ? (application.rejectReason ?? "") : ""),
  },
  { header: "Notes", value: ({ notes }) => notes.join("\n") },
  {
    header: "Link",
    value: ({ application }, site) =>
      new URL(`/employer/all-application?application=${application.id}`, site).href,
  },
];

/** The cells of an export, the header first: a column for each question. */
export async function* presentApplicationsTable(
  questions: readonly string[],
  rows: AsyncIterable<ExportedApplication>,
  site: string,
): AsyncGenerator<string[]> {
  const asked = questions.slice(0, MAX_QUESTIONS);
  const hasMore = questions.length > asked.length;
  yield [...COLUMNS.map(({ header }) => header), ...asked, ...(hasMore ? ["Further answers"] : [])];
  for await (const row of rows) {
    const { answers } = row.application;
    const further = answers.filter(({ question }) => !asked.includes(question));
    yield [
      ...COLUMNS.map(({ value }) => value(row, site)),
      ...asked.map((question) => wordsOf(answers.find((answer) => answer.question === question))),
      ...(hasMore ? [further.map((answer) => `${answer.question} ${wordsOf(answer)}`).join("\n")] : []),
    ];
  }
}

function wordsOf(answer: Answer | undefined): string {
  if (!answer) return "";
  return typeof answer.value === "string" ? answer.value : answer.value.join(", ");
}
