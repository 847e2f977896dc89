import { z } from "zod";
import {
  INTERVIEW_ACTIONS,
  INTERVIEW_KINDS,
  INTERVIEW_STATES,
  MAX_INTERVIEW_MINUTES,
  MAX_OFFERED_TIMES,
  MIN_INTERVIEW_MINUTES,
} from "./interviewing.ts";
import { THREAD_SIDES } from "./talking.ts";
import { line, text } from "./values.ts";

/** The name of a time zone in the IANA database: "America/New_York". */
export const TimeZone = z
  .string()
  .max(64, "This is not a time zone.")
  .refine(isTimeZone, "This is not a time zone. Please use a name such as America/New_York.");

/** Names only: offsets such as "+05:00" say nothing about the next change of clocks. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

/** Times on which an interview can begin, each once. That they are still to come is the server's to say. */
export const startTimes = (most: number) =>
  z
    .array(z.iso.datetime("This is not a time."))
    .min(1, "Please enter a time.")
    .max(most, `At most ${most} times.`)
    .refine(
      (times) => new Set(times.map((time) => Date.parse(time))).size === times.length,
      "Two of these times are the same.",
    );

const WHERE = {
  ON_SITE: "Please enter the address.",
  PHONE: "Please enter a phone number, or who calls whom.",
  VIDEO: "Please enter the link to the video call, beginning with https://.",
} as const;

/** What an employer offers a candidate. */
export const InterviewOffer = z
  .object({
    kind: z.enum(INTERVIEW_KINDS, "Please choose how you meet."),
    /** An address, a phone number, or the link to a video call. */
    place: line("The place", 500),
    minutes: z
      .int()
      .min(MIN_INTERVIEW_MINUTES, `An interview takes at least ${MIN_INTERVIEW_MINUTES} minutes.`)
      .max(MAX_INTERVIEW_MINUTES, `An interview takes at most ${MAX_INTERVIEW_MINUTES} minutes.`),
    /** Where the times are meant. */
    time_zone: TimeZone,
    times: startTimes(MAX_OFFERED_TIMES),
    note: text("The note", 2_000).default(""),
  })
  .superRefine(({ kind, place }, { addIssue }) => {
    const isGood = kind === "VIDEO" ? isWebAddress(place) : place !== "";
    if (!isGood) addIssue({ code: "custom", path: ["place"], message: WHERE[kind] });
  });
export type InterviewOffer = z.infer<typeof InterviewOffer>;

const isWebAddress = (place: string) => {
  const parsed = URL.parse(place);
  return parsed !== null && /^https?:$/.test(parsed.protocol);
};

/** One step in the history of an interview. `times` are those that it was about. */
export const InterviewStep = z
  .object({
    action: z.enum(INTERVIEW_ACTIONS),
    by: z.enum([...THREAD_SIDES, "system"]),
    at: z.iso.datetime(),
    times: z.array(z.iso.datetime()),
    note: z.string(),
  })
  .meta({ id: "InterviewStep" });
export type InterviewStep = z.infer<typeof InterviewStep>;

/** An interview, as one side of its application sees it. */
export const Interview = z
  .object({
    id: z.int(),
    application_id: z.int(),
    state: z.enum(INTERVIEW_STATES),
    /** Counts its changes: whoever changes it says which one they saw. */
    round: z.int(),
    kind: z.enum(INTERVIEW_KINDS),
    place: z.string(),
    minutes: z.int(),
    note: z.string(),
    /** The employer's. */
    time_zone: z.string(),
    /** Null until the candidate has answered. */
    candidate_time_zone: z.string().nullable(),
    /** Times to choose from; of an accepted one, the agreed time alone. */
    times: z.array(z.object({ id: z.int(), starts_at: z.iso.datetime() })),
    steps: z.array(InterviewStep),
    /** Of an accepted one, a file for calendars (RFC 5545). */
    calendar: z.string().nullable(),
  })
  .meta({ id: "Interview" });
export type Interview = z.infer<typeof Interview>;

/** The interviews about an application, the latest first, as one side of it sees them. */
export const Interviews = z
  .object({
    application_id: z.int(),
    /** Whose view this is, and the name of the other side. */
    side: z.enum(THREAD_SIDES),
    other: z.string(),
    interviews: z.array(Interview),
    /** Whether this side can offer an interview now. */
    can_offer: z.boolean(),
  })
  .meta({ id: "Interviews" });
export type Interviews = z.infer<typeof Interviews>;
