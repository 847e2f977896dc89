import type { Input, Interviews } from "@jobmap/contract";
import type { QueryKey } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";

export type Answer = Omit<Input<"POST interview/answer">["body"], "time_zone">;

/** How interviews are read and answered: as whoever is signed in, or by a link in a mail. */
export interface InterviewSource {
  readonly queryKey: QueryKey;
  readonly load: (signal?: AbortSignal) => Promise<Interviews>;
  readonly answer: (answer: Answer, timeZone: string) => Promise<Interviews>;
  /** How often a page without a socket asks again, in ms. */
  readonly pollMs?: number;
}

export function ownInterviews(application_id: number): InterviewSource {
  const { queryKey } = endpointQuery("GET interview/list", { query: { application_id } });
  return {
    queryKey,
    load: (signal) => call("GET interview/list", { query: { application_id } }, signal ? { signal } : {}),
    answer: (answer, time_zone) => call("POST interview/answer", { body: { ...answer, time_zone } }),
  };
}

export function linkedInterviews(link: string): InterviewSource {
  return {
    queryKey: ["POST interview/by-link", link],
    load: () => call("POST interview/by-link", { body: { link } }),
    answer: (answer, time_zone) =>
      call("POST interview/answer-by-link", { body: { link, ...answer, time_zone } }),
    pollMs: 20_000,
  };
}
