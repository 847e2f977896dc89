import type { Input, Interview } from "@jobmap/contract";
import type { InterviewKind } from "@jobmap/contract/interviewing";
import { t } from "#text";
import { ownZone, utcOf } from "./zoned.ts";

/** What an employer offers, as it is entered. */
export interface OfferValues {
  readonly kind: InterviewKind;
  readonly place: string;
  readonly minutes: string;
  readonly time_zone: string;
  readonly times: readonly string[];
  readonly note: string;
}

type Offer = Input<"POST employer/interview/offer">["body"]["interview"];

/** An empty offer, or what another interview says, without its times. */
export const offerValues = (before?: Interview): OfferValues => ({
  kind: before?.kind ?? "ON_SITE",
  place: before?.place ?? "",
  minutes: String(before?.minutes ?? 30),
  time_zone: before?.time_zone ?? ownZone(),
  times: [""],
  note: before?.note ?? "",
});

/** What is wrong with times, by path: the rest is the server's to say. */
export function timeProblems(
  times: readonly string[],
  timeZone: string,
  name: string,
): Record<`${string}[${string}`, string> {
  return Object.fromEntries(
    times.flatMap((time, at) => {
      if (time === "") return [[`${name}[${at}]`, t`Please enter a date and a time.`]];
      if (utcOf(time, timeZone)) return [];
      return [[`${name}[${at}]`, t`Clocks skip this time on that day. Please choose another.`]];
    }),
  );
}

/** Times as they are sent. */
export const timesOf = (times: readonly string[], timeZone: string): string[] =>
  times.flatMap((time) => utcOf(time, timeZone)?.toISOString() ?? []);

export const offerOf = ({ minutes, times, ...values }: OfferValues): Offer => ({
  ...values,
  minutes: Number(minutes),
  times: timesOf(times, values.time_zone),
});
