import {
  type ApplicationStatus,
  type ApplicationSummary,
  type CandidateApplication,
  EMPLOYER_APPLICATION_ACTIONS,
  type EmployerApplication,
  type EmployerApplicationAction,
  type TimelineStep,
  type ApplicationNote as WireNote,
} from "@jobmap/contract";
import { applicationLifecycle, wasRejectedLately } from "../lifecycles/application.ts";
import { actionsOf } from "../lifecycles/lifecycle.ts";
import type { Application, ApplicationEvent, ApplicationNote, Job } from "../models/index.ts";
import { contactOf } from "../policies/contact.ts";

/** States in which the employer waits for the candidate, or has hired them. */
const ANSWERED: readonly ApplicationStatus[] = ["SHORTLISTED", "INTERVIEW", "OFFER", "HIRED"];

const isEmployerAction = (action: string): action is EmployerApplicationAction =>
  EMPLOYER_APPLICATION_ACTIONS.some((known) => known === action);

/** States in which the candidate waits for the employer's first answer. */
const AWAITING: readonly ApplicationStatus[] = ["APPLIED", "VIEWED"];

/** Until when an answer was promised that is still owed, by the column that its query adds. */
const answerDue = (application: Application): string | null =>
  Number(application.get("answerOwed")) === 1 ? (application.answerDueAt?.toISOString() ?? null) : null;

/**
 * An application as its candidate sees it: without the employer's notes, ratings, reasons and knockouts, and before what they have not
 * been told of yet. Needs its events, and its job with the company. `distance_from` names the place that the job's distance is measured from.
 */
export function presentCandidateApplication(
  application: Application,
  { job, distance_from }: Pick<CandidateApplication, "job" | "distance_from">,
  { status: jobStatus, company }: Job,
): CandidateApplication {
  const events = inOrder(application.events ?? []);
  const held = events.find(({ telling }) => telling === "HELD");
  const status = held?.fromStatus ?? application.status;
  return {
    id: application.id,
    job,
    distance_from,
    job_status: jobStatus,
    status,
    applied_at: application.createdAt.toISOString(),
    viewed_at: status === "APPLIED" ? null : (application.viewedAt?.toISOString() ?? null),
    cover_note: application.coverNote,
    answers: application.answers.map(({ is_knockout: _, ...answer }) => answer),
    has_resume: application.resumeFileId !== null,
    timeline: events.filter(({ telling }) => telling === "SHOWN").map(presentStep),
    can_withdraw: actionsOf(applicationLifecycle, status, "candidate", {
      rejected_lately: false,
    }).includes("withdraw"),
    answer_due_at: AWAITING.includes(status) ? answerDue(application) : null,
    contact: company && ANSWERED.includes(status) ? contactOf(company) : null,
  };
}

/** An application in an employer's list. Needs its job and the number of its notes. */
export function presentApplicationSummary(
  application: Application,
  noteCount: number,
  now: Date,
): ApplicationSummary {
  const { job, candidate } = application;
  if (!job) throw new Error(`Application ${application.id} was loaded without its job.`);
  return {
    id: application.id,
    job: { id: job.id, title: job.title, status: job.status },
    applicant: {
      name: application.applicant,
      email: application.email,
      phone: application.phone,
      image: candidate?.profileImage ?? "",
    },
    status: application.status,
    rating: application.rating,
    applied_at: application.createdAt.toISOString(),
    viewed_at: application.viewedAt?.toISOString() ?? null,
    updated_at: application.updatedAt.toISOString(),
    knockouts: application.knockouts,
    note_count: noteCount,
    has_resume: application.resumeFileId !== null,
    answer_due_at: answerDue(application),
    source: application.source,
    actions: actionsOf(applicationLifecycle, application.status, "employer", {
      rejected_lately: wasRejectedLately(application, now),
    }).filter(isEmployerAction),
  };
}

/** An application as its employer sees it in full. Needs its events and notes with who wrote them. `ratedBy`: who rated it last. */
export function presentEmployerApplication(
  application: Application,
  now: Date,
  ratedBy: string,
): EmployerApplication {
  const notes = application.notes ?? [];
  return {
    ...presentApplicationSummary(application, notes.length, now),
    cover_note: application.coverNote,
    answers: application.answers,
    notes: notes.map(presentNote),
    rated_by: ratedBy,
    timeline: inOrder(application.events ?? [])
      .filter(({ telling }) => telling !== "UNDONE")
      .map((event) => ({
        ...presentStep(event),
        by: event.accountId === application.candidateId ? "" : authorOf(event),
      })),
    reject_reason: application.status === "REJECTED" ? application.rejectReason : null,
    profile: application.profile,
  };
}

export function presentNote(note: ApplicationNote): WireNote {
  return {
    id: note.id,
    text: note.text,
    author: authorOf(note),
    created_at: note.createdAt.toISOString(),
  };
}

const authorOf = ({ author }: Pick<ApplicationNote, "author">): string =>
  author ? `${author.firstName} ${author.lastName}`.trim() : "";

const inOrder = (events: readonly ApplicationEvent[]): ApplicationEvent[] =>
  events.toSorted((a, b) => a.id - b.id);

const presentStep = ({ toStatus, createdAt, message }: ApplicationEvent): TimelineStep => ({
  status: toStatus,
  at: createdAt.toISOString(),
  message,
});
