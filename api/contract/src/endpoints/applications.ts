import { z } from "zod";
import { Email } from "../account.ts";
import { Answering, AnswerPromiseDays } from "../answering.ts";
import { ApplicantsFilter, ApplicantsOrder } from "../applicants.ts";
import {
  AnswerInput,
  ApplicationNote,
  ApplicationSummary,
  CandidateApplication,
  EMPLOYER_APPLICATION_ACTIONS,
  EmployerApplication,
  replyText,
} from "../application.ts";
import { CHANGE, READ } from "../budgets.ts";
import { ClickAttribution } from "../clicks.ts";
import { JobQuestion } from "../employer-job.ts";
import type { Endpoint } from "../endpoint.ts";
import { APPLICATION_STATUSES, RESUME_REQUIREMENTS } from "../enums.ts";
import { ANSWER_FILES, MAX_COVER_NOTE_LENGTH, RESUME_FILES } from "../file-rules.ts";
import { Message } from "../message.ts";
import { Id, Limit, line, Page, queryList, text } from "../values.ts";

const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() });

/** Forms send fields as text: parses fields that contain JSON. */
const jsonOf = <T extends z.ZodType>(schema: T, name: string) =>
  z.preprocess((value, context) => {
    if (typeof value !== "string") return value;
    try {
      return JSON.parse(value);
    } catch {
      context.issues.push({ code: "custom", input: value, message: `${name} cannot be read.` });
      return z.NEVER;
    }
  }, schema);

const withdrawn = {
  audience: "user",
  cost: CHANGE,
  data: CandidateApplication,
  errors: ["not_found", "illegal_transition"],
} as const;

const answerFile = {
  cost: READ,
  params: z.object({ id: Id, question_id: Id }),
  data: z.null(),
  binary: "application/octet-stream",
  errors: ["not_found"],
} as const;

const ApplicantsQuery = ApplicantsOrder.extend({
  page: Page.default(1),
  limit: Limit.default(20),
});

const ReplyTemplate = z
  .object({
    id: z.int(),
    name: z.string(),
    text: z.string(),
    /** What rejections begin with, unless somebody writes something else: one of a company at most. */
    is_default_rejection: z.boolean(),
  })
  .meta({ id: "ReplyTemplate" });

/** Applying and answering. */
export const applicationEndpoints = {
  "GET user/job/apply-form/{id}": {
    summary: "The application form of a job: its questions, and what is already known about the candidate.",
    audience: "user",
    cost: READ,
    params: z.object({ id: Id }),
    data: z.object({
      job_id: z.int(),
      title: z.string(),
      company: z.string(),
      /** The promise that an application sent now has, beside how this employer has answered. */
      answer_promise_days: AnswerPromiseDays,
      answering: Answering.nullable(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      phone: z.string(),
      resume_requirement: z.enum(RESUME_REQUIREMENTS),
      /** The last uploaded resume. `name` is the candidate's name for the file; empty if unknown. */
      last_resume: z
        .object({ application_id: z.int(), applied_at: z.iso.datetime(), name: z.string() })
        .nullable(),
      /** The candidate's own resumes, latest change first. */
      resumes: z.array(z.object({ id: z.int(), name: z.string() })),
      /** Whether the profile says anything that a resume could be made of. */
      has_profile: z.boolean(),
      /** What the candidate last applied with, else the latest of their resumes, else the profile; null without any of them. */
      preferred_resume: z.union([z.enum(["last", "profile"]), z.int()]).nullable(),
      questions: z.array(JobQuestion.omit({ knockout: true })),
      application_id: z.int().nullable(),
    }),
    errors: ["not_found", "gone", "applications_closed", "conflict"],
  },
  "POST user/job/apply": {
    summary:
      "Applies for a job. Idempotent: repeated calls create one application. A question of the type FILE is answered by a file in the field `answers.{question_id}`; what `answers` says of it is the name of that file.",
    audience: "user",
    cost: { ...CHANGE, applications: 1, uploads: 1, renders: 1 },
    body: z.object({
      job_id: Id,
      first_name: line("First name", 100).pipe(z.string().min(1, "Please enter your first name.")),
      last_name: line("Last name", 100).pipe(z.string().min(1, "Please enter your last name.")),
      email: Email,
      phone: line("Phone", 40).default(""),
      cover_note: text("The note", MAX_COVER_NOTE_LENGTH).default(""),
      answers: jsonOf(z.array(AnswerInput).max(10), "The answers").default([]),
      /** Sends the resume of an earlier application again. */
      resume_of: Id.optional(),
      /** Makes a PDF of the candidate's profile, or of one of their resumes, and sends that. */
      resume_from: z.union([z.literal("profile"), Id]).optional(),
      /** The candidate's name for the resume's file, by which they recognize it. */
      resume_name: line("The name of the resume", 120).default(""),
      attribution: jsonOf(ClickAttribution, "attribution").optional(),
      source: line("source", 40).default("web"),
    }),
    files: RESUME_FILES,
    filesById: ANSWER_FILES,
    data: CandidateApplication,
    errors: [
      "not_found",
      "gone",
      "applications_closed",
      "conflict",
      "payload_too_large",
      "unsupported_media_type",
    ],
  },
  "GET user/job/applied": {
    summary: "The candidate's applications, newest first.",
    audience: "user",
    cost: READ,
    query: z.object({
      /** Only this application; notifications link to it. */
      id: Id.optional(),
      status: queryList("status", APPLICATION_STATUSES).optional(),
      page: Page.default(1),
      limit: Limit.default(20),
    }),
    data: page(CandidateApplication),
  },
  "POST user/job/withdraw": {
    summary: "Withdraws an application.",
    ...withdrawn,
    body: z.object({ id: Id }),
  },
  "POST user/job/clear-applied-jobs": {
    summary: "Clears closed applications from the candidate's list. Open ones stay.",
    audience: "user",
    cost: CHANGE,
    body: z.object({}),
    data: z.object({ removed: z.int() }),
  },
  "GET user/application/{id}/resume": {
    summary: "The resume of one's own application.",
    audience: "user",
    cost: READ,
    params: z.object({ id: Id }),
    data: z.null(),
    binary: "application/octet-stream",
    errors: ["not_found"],
  },
  "GET user/application/{id}/answer/{question_id}/file": {
    summary: "The file that answers a question, of one's own application.",
    ...answerFile,
    audience: "user",
  },
  "GET employer/job/applicants-list": {
    summary: "Applications to the company's jobs, newest first unless sorted, with the count in each status.",
    audience: "employer",
    cost: { reads: 3 },
    query: ApplicantsQuery,
    data: page(ApplicationSummary).extend({
      counts: z.record(z.enum(APPLICATION_STATUSES), z.int()),
      /** The latest application among them, up to which all can be chosen; 0 without any. */
      latest: z.int(),
    }),
    errors: ["not_found"],
  },
  "GET employer/job/get-applied-user-list": {
    summary: "Applicants for one job, by name.",
    audience: "employer",
    cost: READ,
    query: z.object({ job_id: Id }),
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        status: z.enum(APPLICATION_STATUSES),
        applied_at: z.iso.datetime(),
      }),
    ),
    errors: ["not_found"],
  },
  "POST employer/job/change-application-status": {
    summary: "Moves applications to another stage. Those that cannot be moved are returned with the reason.",
    audience: "employer",
    cost: { changes: 3 },
    body: z.object({
      ids: z.array(Id).min(1, "Please choose an application.").max(200, "At most 200 applications at once."),
      action: z.enum(EMPLOYER_APPLICATION_ACTIONS),
      reason: line("The reason", 250).default(""),
      /** Sent to the candidates with the notification, its placeholders filled in for each. */
      message: replyText("The message").default(""),
    }),
    data: z.object({
      changed: z.array(ApplicationSummary),
      refused: z.array(z.object({ id: z.int(), message: Message })),
      /** Listings whose last opening was filled by hiring; they stay open until their employer closes them. */
      filled: z.array(z.object({ id: z.int(), title: z.string(), openings: z.int() })),
    }),
    errors: ["not_found", "illegal_transition"],
  },
  "GET employer/application/{id}": {
    summary: "One application.",
    audience: "employer",
    cost: READ,
    params: z.object({ id: Id }),
    data: EmployerApplication,
    errors: ["not_found"],
  },
  "GET employer/application/{id}/resume": {
    summary: "The resume of an application.",
    audience: "employer",
    cost: READ,
    params: z.object({ id: Id }),
    data: z.null(),
    binary: "application/octet-stream",
    errors: ["not_found"],
  },
  "GET employer/application/{id}/answer/{question_id}/file": {
    summary: "The file that answers a question.",
    ...answerFile,
    audience: "employer",
  },
  "POST employer/application/view": {
    summary: "Marks an application as opened. The first time, the candidate is notified.",
    audience: "employer",
    seat: "reviewer",
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: EmployerApplication,
    errors: ["not_found"],
  },
  "POST employer/application/rate": {
    summary: "Rates an application from 1 to 5; null removes the rating.",
    audience: "employer",
    seat: "reviewer",
    cost: CHANGE,
    body: z.object({ id: Id, rating: z.int().min(1).max(5).nullable() }),
    data: EmployerApplication,
    errors: ["not_found"],
  },
  "POST employer/application/note": {
    summary: "Adds a note that only the company can see.",
    audience: "employer",
    seat: "reviewer",
    cost: CHANGE,
    body: z.object({
      id: Id,
      text: text("The note", 5_000).pipe(z.string().min(1, "Please enter a note.")),
      /** Colleagues who are told of it: accounts of the team. */
      mentions: z.array(Id).max(20, "At most 20 colleagues can be mentioned.").default([]),
    }),
    data: ApplicationNote,
    errors: ["not_found"],
  },
  "POST employer/application/delete-note": {
    summary: "Removes a note. It can be restored for a day.",
    audience: "employer",
    seat: "reviewer",
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: z.null(),
    errors: ["not_found"],
  },
  "POST employer/application/restore-note": {
    summary: "Brings back a note that was removed less than a day ago.",
    audience: "employer",
    seat: "reviewer",
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: z.null(),
    errors: ["not_found"],
  },
  "GET employer/application/export": {
    summary:
      "The applications of a list with everything they say, a column for each question, as CSV or XLSX without formulas.",
    audience: "employer",
    cost: { reads: 20, exports: 1 },
    query: ApplicantsFilter.extend({
      format: z.enum(["csv", "xlsx"], "format can be csv or xlsx.").default("csv"),
    }),
    data: z.null(),
    binary: "text/csv",
    errors: ["not_found"],
  },
  "GET employer/reply-template/list": {
    summary: "The company's reply templates.",
    audience: "employer",
    cost: READ,
    data: z.array(ReplyTemplate),
  },
  "POST employer/reply-template/save": {
    summary: "Saves a reply template; with `id`, updates one.",
    audience: "employer",
    cost: CHANGE,
    body: z.object({
      id: Id.optional(),
      name: line("The name", 80).pipe(z.string().min(1, "Please enter a name for the template.")),
      text: replyText("The text").pipe(z.string().min(1, "Please enter the template text.")),
      /** As it is if omitted. */
      is_default_rejection: z.boolean().optional(),
    }),
    data: ReplyTemplate,
    errors: ["not_found", "conflict"],
  },
  "POST employer/reply-template/preview": {
    summary: "A message as one applicant would get it, its placeholders filled in. Nothing is sent.",
    audience: "employer",
    cost: READ,
    body: z.object({ application_id: Id, text: replyText("The message") }),
    data: z.object({ text: z.string() }),
    errors: ["not_found"],
  },
  "POST employer/reply-template/delete": {
    summary: "Deletes a reply template.",
    audience: "employer",
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: z.null(),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
