import { z } from "zod";
import { ApplicantSelection, ApplicantsOrder, ApplicationMove } from "../applicants.ts";
import { EMPLOYER_APPLICATION_ACTIONS, replyText } from "../application.ts";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { APPLICATION_STATUSES } from "../enums.ts";
import { InterviewOffer } from "../interview.ts";
import { Message } from "../message.ts";
import { Id, line } from "../values.ts";

const ApplicantView = z
  .object({ id: z.int(), name: z.string(), query: z.string() })
  .meta({ id: "ApplicantView" });

/** What a file says, and where on its pages. */
const FilePages = z.object({
  /** In points. */
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  texts: z.array(
    z.object({
      page: z.int(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      text: z.string(),
      is_bold: z.boolean(),
    }),
  ),
  /** Why it cannot be shown and has to be downloaded; null if it is shown. */
  problem: Message.nullable(),
});

/** Moving many applications at once, and lists of applicants that an employer has named. */
export const applicantEndpoints = {
  "POST employer/applicants/preview": {
    summary:
      "What a move would do: how many applications it moves, and how many candidates it tells by mail.",
    audience: "employer",
    cost: { reads: 5 },
    body: z.object({ selection: ApplicantSelection, action: z.enum(EMPLOYER_APPLICATION_ACTIONS) }),
    data: z.object({
      moving: z.int(),
      /** Chosen applications that cannot be moved that way, by what they are. */
      staying: z.array(z.object({ status: z.enum(APPLICATION_STATUSES), applications: z.int() })),
      /** Candidates who are told by mail; the others see it on their pages alone. */
      mailed: z.int(),
      /** The first who are moved. */
      first: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
    errors: ["not_found"],
  },
  "POST employer/applicants/move": {
    summary:
      "Moves chosen applications, and tells their candidates ten seconds later; until then it can be undone. Idempotent by `key`.",
    audience: "employer",
    cost: { changes: 3 },
    body: z
      .object({
        key: z.uuid(),
        selection: ApplicantSelection,
        action: z.enum(EMPLOYER_APPLICATION_ACTIONS),
        reason: line("The reason", 250).default(""),
        /** Sent to the candidates with the notification, its placeholders filled in for each. */
        message: replyText("The message").default(""),
        /** Times for an interview, of a move of one application to it. The candidate is told of them with the move. */
        interview: InterviewOffer.optional(),
      })
      .refine(
        ({ selection, action, interview }) =>
          interview === undefined ||
          (action === "interview" && "ids" in selection && selection.ids.length === 1),
        {
          path: ["interview"],
          message: "Times can be offered to one applicant at a time, with an invitation.",
        },
      ),
    data: ApplicationMove,
    errors: ["not_found"],
  },
  "GET employer/applicants/move/{id}": {
    summary: "How far a move of applications has come.",
    audience: "employer",
    seat: "recruiter",
    cost: READ,
    params: z.object({ id: Id }),
    data: ApplicationMove,
    errors: ["not_found"],
  },
  "POST employer/applicants/undo": {
    summary:
      "Takes back a move that no candidate has been told of. What somebody else has moved since then stays.",
    audience: "employer",
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: ApplicationMove,
    errors: ["not_found", "conflict"],
  },
  "GET employer/applicants/queue": {
    summary: "The first 1,000 applications of a list, each in a line: to be read one after another.",
    audience: "employer",
    cost: { reads: 3 },
    query: ApplicantsOrder,
    data: z.object({
      items: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          status: z.enum(APPLICATION_STATUSES),
          rating: z.int().nullable(),
          job: z.string(),
          applied_at: z.iso.datetime(),
        }),
      ),
      total: z.int(),
    }),
    errors: ["not_found"],
  },
  "GET employer/application/{id}/resume-pages": {
    summary:
      "The text of an application's resume where it stands on its pages, read from PDF, Word or plain text. The file itself is never shown.",
    audience: "employer",
    cost: { reads: 10 },
    params: z.object({ id: Id }),
    data: FilePages,
    errors: ["not_found", "unavailable"],
  },
  "GET employer/application/{id}/answer/{question_id}/file-pages": {
    summary: "The text of a file that answers a question, as of a resume.",
    audience: "employer",
    cost: { reads: 10 },
    params: z.object({ id: Id, question_id: Id }),
    data: FilePages,
    errors: ["not_found", "unavailable"],
  },
  "GET employer/applicants/views": {
    summary: "The account's own named lists of applicants.",
    audience: "employer",
    cost: READ,
    data: z.array(ApplicantView),
  },
  "POST employer/applicants/save-view": {
    summary: "Keeps a list of applicants under a name; one of that name is replaced.",
    audience: "employer",
    seat: "viewer",
    cost: CHANGE,
    body: z.object({
      name: line("The name", 80).pipe(z.string().min(1, "Please enter a name for the view.")),
      /** The list's address after the `?`. */
      query: line("The view", 1_000),
    }),
    data: ApplicantView,
    errors: ["conflict"],
  },
  "POST employer/applicants/delete-view": {
    summary: "Forgets a named list of applicants.",
    audience: "employer",
    seat: "viewer",
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: z.null(),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
