import type { EndpointKey } from "@jobmap/contract";
import { applicationIn, type World } from "../world.ts";

/** One request, about rows of the first person of its role. */
export interface Ask {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
}
export interface Case {
  ask?(world: World): Ask | Promise<Ask>;
  /** What the person gets whose row it is, or everybody where no row is anybody's. 200 unless said. */
  own?: number;
  /** What another person of the same role gets: 404 for somebody else's row. As `own` unless said. */
  other?: number;
  /** What a colleague of the first employer gets whose seat is enough, where it differs from what is `own`. */
  colleague?: number;
  /** What employers get of an endpoint for any role, where it differs. */
  employer?: number;
  /** What the other employer gets of it, where that differs from what the first one gets. */
  otherEmployer?: number;
}

export const plain: Case = {};

export const body = (value: object, rest: Omit<Case, "ask"> = {}): Case => ({
  ask: () => ({ body: value }),
  ...rest,
});

export const query = (value: Ask["query"] & object, rest: Omit<Case, "ask"> = {}): Case => ({
  ask: () => ({ query: value }),
  ...rest,
});

/** About a row: somebody else's is not there. */
export const row = (ask: Case["ask"] & object, own = 200): Case => ({ ask, own, other: 404 });

export const aboutJob = (more: object = {}): Case => ({
  ask: ({ job }) => ({ body: { job_id: job.id, ...more } }),
});

export const application = (more: object): Case =>
  row(async (world) => ({ body: { id: await applicationIn(world), ...more } }));

export const applicationPath = (own = 200): Case =>
  row(async (world) => ({ params: { id: await applicationIn(world) } }), own);

export const answerPath = row(
  async (world) => ({ params: { id: await applicationIn(world), question_id: 1 } }),
  404,
);

export const email = "nobody@example.com";

export const social = { credential: "not.a.token", nonce: "n" };

export const uuid = "5f1d7a3e-6f0b-4b7c-9b1e-0d9a4b6c2f10";

/** Some endpoints, each with one request that is good but for who sends it. */
export type Cases = Partial<Record<EndpointKey, Case>>;
