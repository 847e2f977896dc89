import type { ThreadSide } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { calendarUid } from "../../format/interview-event.ts";
import { addressOf } from "../../gateways/mail/index.ts";
import type { CalendarChange, MailValues } from "../../mail/values.ts";
import type { Application, Interview, Job } from "../../models/index.ts";
import type { InterviewNews, NotificationOf } from "../../notifications/values.ts";
import type { Services } from "../../services.ts";
import type { MailReader } from "../mail-readers.ts";
import { notify } from "../notify.ts";
import { tellEmployers } from "../tell-employers.ts";
import { createReplyLink } from "../thread/reply-links.ts";

/** Whom and what an interview is about. */
export interface InterviewAbout {
  readonly application: Pick<Application, "id" | "candidateId" | "applicant">;
  readonly job: Pick<Job, "id" | "companyId" | "title">;
  readonly company: { readonly name: string };
}

/** What is told of an interview. */
export interface InterviewTelling {
  readonly news: InterviewNews;
  /** Those to choose from, or the one that it is about. */
  readonly times: readonly Date[];
  readonly note: string;
  readonly noteBy: ThreadSide;
  /** The employer's words with the move, if it came with one. */
  readonly message?: string;
  /** What becomes of the entry in calendars, and the agreed time. */
  readonly calendar?: { readonly method: CalendarChange["method"]; readonly startsAt: Date } | undefined;
}

/** Tells one side what has become of an interview, in the transaction that changes it. Whoever has it in a calendar gets a new version. */
export async function tellOfInterview(
  services: Services,
  about: InterviewAbout,
  interview: Interview,
  side: ThreadSide,
  { news, times, note, noteBy, message = "", calendar }: InterviewTelling,
  transaction: Transaction,
): Promise<void> {
  const values = { ...whenOf(about, interview, times), news, note, noteBy };
  const dedupeKey = `interview:${interview.id}:${interview.round}`;
  const change = (reader: MailReader) =>
    calendar ? calendarChange(services, about, interview, side, reader, calendar) : null;
  await tellSide(services, about, { side, dedupeKey, message, change }, transaction, {
    candidate: { type: "interview", values },
    employer: { type: "applicant_interview", values },
  });
}

/** A notification for each side, and a mail of its own. */
export async function tellSide(
  services: Services,
  about: InterviewAbout,
  {
    side,
    dedupeKey,
    message = "",
    change = () => null,
  }: {
    side: ThreadSide;
    dedupeKey: string;
    message?: string;
    change?: (reader: MailReader) => CalendarChange | null;
  },
  transaction: Transaction,
  notices: {
    readonly candidate: NotificationOf<"interview" | "interview_reminder">;
    readonly employer: NotificationOf<"applicant_interview" | "applicant_interview_reminder">;
  },
): Promise<void> {
  const notification = notices[side];
  const mailWith = (link: string | null) => (reader: MailReader) => ({
    template: "interview" as const,
    values: {
      notice: notification,
      message,
      link,
      calendar: change(reader),
      unsubscribeKey: reader.unsubscribeKey,
    } satisfies MailValues["interview"],
  });
  if (side === "candidate") {
    const { id: applicationId, candidateId: accountId } = about.application;
    const link = await createReplyLink(services, transaction, { applicationId, accountId });
    await notify(services, transaction, { accountId, notification, dedupeKey, mail: mailWith(link) });
    return;
  }
  await tellEmployers(services, { companyId: about.job.companyId, job: about.job.id }, transaction, {
    notification,
    dedupeKey,
    mail: mailWith(null),
  });
}

/** When and where, as notifications say it. */
export function whenOf(
  { application, job, company }: InterviewAbout,
  { minutes, timeZone, candidateTimeZone, kind, place }: Interview,
  times: readonly Date[],
) {
  return {
    applicant: application.applicant,
    company: company.name,
    job: job.title,
    applicationId: application.id,
    times: times.map((time) => time.toISOString()),
    ...{ minutes, timeZone, candidateTimeZone, kind, place },
  };
}

function calendarChange(
  { env, now }: Services,
  { application, company }: InterviewAbout,
  { id, round }: Interview,
  side: ThreadSide,
  reader: MailReader,
  { method, startsAt }: NonNullable<InterviewTelling["calendar"]>,
): CalendarChange {
  return {
    method,
    uid: calendarUid(env.PUBLIC_URL, id),
    sequence: round,
    stamp: now().toISOString(),
    startsAt: startsAt.toISOString(),
    organizer: { name: company.name, email: addressOf(env.MAIL_FROM) },
    // Each side is alone in its own entry: nobody's address is told to the other.
    attendee: { name: side === "candidate" ? application.applicant : company.name, email: reader.email },
  };
}
