import { isDeepStrictEqual } from "node:util";
import {
  type Endpoint,
  type EndpointKey,
  endpoints,
  isSeatAtLeast,
  SEATS,
  type Seat,
  seatFor,
} from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { routes } from "../src/routes/index.ts";
import { type Ask, type Case, cases } from "./matrix/cases.ts";
import { send } from "./matrix/send.ts";
import { createWorld, type World } from "./matrix/world.ts";
import { buildColleague } from "./support/build.ts";
import type { SignedIn } from "./support/server.ts";
import { useServer } from "./support/use-server.ts";

const PEOPLE = ["visitor", "candidate", "otherCandidate", "employer", "otherEmployer"] as const;
type Person = (typeof PEOPLE)[number];
/** In the team of the first employer, from the least to the most. */
const COLLEAGUES = SEATS.filter((seat) => seat !== "owner");
type Row = Record<Person, number>;

/** In the order in which they ask: whoever changes something successfully comes last. */
const ORDER = {
  user: ["visitor", "employer", "otherEmployer", "otherCandidate", "candidate"],
  employer: ["visitor", "candidate", "otherCandidate", "otherEmployer", "employer"],
} as const satisfies Record<string, readonly Person[]>;

function expected(
  { audience }: Endpoint,
  { own = 200, other = own, employer = other, otherEmployer = employer }: Case,
): Row {
  if (audience === "user")
    return { visitor: 401, candidate: own, otherCandidate: other, employer: 403, otherEmployer: 403 };
  if (audience === "employer")
    return { visitor: 401, candidate: 403, otherCandidate: 403, employer: own, otherEmployer: other };
  const visitor = audience === "public" ? own : 401;
  return { visitor, candidate: own, otherCandidate: other, employer, otherEmployer };
}

/** A reply's status, and whether it said more than the contract lists. */
interface Answer {
  status: number;
  isMore: boolean;
}

async function answer(world: World, key: EndpointKey, person: Person | SignedIn, ask: Ask): Promise<Answer> {
  const client =
    person === "visitor"
      ? world.server
      : world.server.as(typeof person === "string" ? world[person].token : person.token);
  const endpoint: Endpoint = endpoints[key];
  const response = await send(world.server, client, key, ask);
  const text = await response.text();
  return {
    status: response.status,
    isMore: response.ok && !endpoint.binary && saysMore(endpoint, JSON.parse(text)),
  };
}

/** Parsing drops whatever a schema does not name: what is left is the same, or there was more. */
function saysMore(endpoint: Endpoint, { data }: { data: unknown }): boolean {
  return !isDeepStrictEqual(endpoint.data.parse(data), data);
}

describe("S22, S26: every endpoint × visitor, candidate, other candidate, employer, other employer", () => {
  const server = useServer({ settings: { ADDRESS_LIMITS: "1000" } });
  const keys = Object.keys(endpoints) as EndpointKey[];

  it("each endpoint has a case and a route", () => {
    expect(keys.filter((key) => !cases[key])).toEqual([]);
    const routed = new Set(routes.map(({ key }) => key));
    expect(keys.filter((key) => !routed.has(key))).toEqual([]);
  });

  // @spec 6.2, 6.3, 6.9
  it.each(["public", "any role", "user", "employer"] as const)("audience %s", async (audience) => {
    const seen: Partial<Record<EndpointKey, Row>> = {};
    const more: string[] = [];
    const wanted: Partial<Record<EndpointKey, Row>> = {};
    for (const key of keys) {
      const each = cases[key];
      if (endpoints[key].audience !== audience || !each) continue;
      const world = await createWorld(server());
      const ask = (await each.ask?.(world)) ?? {};
      const statuses: Partial<Row> = {};
      for (const person of ORDER[audience === "employer" ? "employer" : "user"]) {
        const { status, isMore } = await answer(world, key, person, ask);
        statuses[person] = status;
        if (isMore) more.push(`${key} to ${person}`);
      }
      seen[key] = Object.fromEntries(PEOPLE.map((person) => [person, statuses[person]])) as Row;
      wanted[key] = expected(endpoints[key], each);
    }
    expect(seen).toEqual(wanted);
    expect(more, "replies that say more than the contract").toEqual([]);
  });

  it("every endpoint for employers asks for a seat, and answers the least that it takes", async () => {
    const seen: Partial<Record<EndpointKey, Partial<Record<Seat, number>>>> = {};
    const wanted: typeof seen = {};
    for (const key of keys) {
      const endpoint: Endpoint = endpoints[key];
      const each = cases[key];
      if (endpoint.audience !== "employer" || !each) continue;
      const world = await createWorld(server());
      const ask = (await each.ask?.(world)) ?? {};
      const least = seatFor(key, endpoint);
      seen[key] = {};
      wanted[key] = {};
      for (const seat of COLLEAGUES) {
        const colleague = await server().signIn(await buildColleague(world.employer.account, seat));
        const isEnough = isSeatAtLeast(seat, least);
        seen[key][seat] = (await answer(world, key, colleague, ask)).status;
        wanted[key][seat] = isEnough ? (each.colleague ?? each.own ?? 200) : 403;
        // Who changes something successfully comes last.
        if (isEnough) break;
      }
    }
    expect(seen).toEqual(wanted);
  });
});
