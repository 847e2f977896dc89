import type { Interview, Interviews } from "@jobmap/contract";
import { type Language, PAGE_PREFIX } from "@jobmap/contract/languages";
import { calendarText } from "../format/icalendar.ts";
import { calendarUid, interviewEvent } from "../format/interview-event.ts";
import { mayOffer } from "../policies/interviewing.ts";
import { isUnderWay, type Told } from "../queries/interviews.ts";
import type { Talked } from "../queries/thread.ts";

/** The interviews about an application as one side of it sees them. */
export function presentInterviews(
  talked: Talked,
  told: readonly Told[],
  { now, site, language }: { now: Date; site: string; language: Language },
): Interviews {
  const { application, company, isAway, side } = talked;
  const { status, updatedAt } = application;
  return {
    application_id: application.id,
    side,
    other: side === "candidate" ? company.name : application.applicant,
    interviews: told.map((each) => presentInterview(each, talked, site, language)),
    can_offer:
      side !== "candidate" &&
      mayOffer({ status, updatedAt, isAway }, now) === null &&
      !told.some((each) => isUnderWay(each, now)),
  };
}

function presentInterview(
  { interview, times, steps }: Told,
  talked: Talked,
  site: string,
  language: Language,
): Interview {
  return {
    id: interview.id,
    application_id: interview.applicationId,
    state: interview.state,
    round: interview.round,
    kind: interview.kind,
    place: interview.place,
    minutes: interview.minutes,
    note: interview.note,
    time_zone: interview.timeZone,
    candidate_time_zone: interview.candidateTimeZone,
    times: times.map(({ id, startsAt }) => ({ id, starts_at: startsAt.toISOString() })),
    steps: steps.map(({ action, side, createdAt, times: about, note }) => ({
      action,
      by: side,
      at: createdAt.toISOString(),
      times: about,
      note,
    })),
    calendar: calendar(),
  };

  function calendar(): string | null {
    const [agreed] = times;
    if (interview.state !== "ACCEPTED" || !agreed) return null;
    const { application, job, company, side } = talked;
    const { minutes, note, kind, place, id, round, updatedAt } = interview;
    const facts = { job: job.title, company: company.name, applicant: application.applicant };
    const page = side === "candidate" ? "/applied-job-list" : "/employer/all-application";
    const event = interviewEvent(
      { ...facts, minutes, note, kind, place },
      side,
      `${site}${PAGE_PREFIX[language]}${page}?application=${application.id}`,
      language,
    );
    return calendarText(
      {
        ...event,
        // The same as in the mails: whoever has both has one entry.
        uid: calendarUid(site, id),
        sequence: round,
        stamp: updatedAt.toISOString(),
        startsAt: agreed.startsAt.toISOString(),
      },
      "PUBLISH",
    );
  }
}
