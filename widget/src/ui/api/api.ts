import { type Page, readPage } from "./api-replies.ts";
import type { Area } from "./area.ts";
import type { Filters } from "./filters.ts";

export const PAGE_SIZE = 20;
/** Timeout of a request in milliseconds. */
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * Why a call that can be retried failed. `lost`: there was no response. `busy`: 429. `broken`: 5xx. `garbled`: the
 * response could not be read.
 */
export type Trouble = "lost" | "busy" | "broken" | "garbled";

/** Why a call failed: only `unavailable` can be retried, the other codes are final. */
export class ApiFailure extends Error {
  readonly code: "not_found" | "gone" | "refused" | "unavailable";
  readonly trouble: Trouble;
  /** Seconds to wait before the next attempt, from `Retry-After`; 0 if the server did not send it. */
  readonly wait: number;

  constructor(code: ApiFailure["code"], message: string, trouble: Trouble = "lost", wait = 0) {
    super(message);
    this.name = "ApiFailure";
    this.code = code;
    this.trouble = trouble;
    this.wait = wait;
  }
}

/**
 * Client of the Jobmap API, without credentials and without a cache. Every method throws ApiFailure, or an AbortError
 * when its signal is aborted.
 */
export class Api {
  readonly #host: string;

  constructor(host: string) {
    this.#host = host;
  }

  async list(
    company: number,
    filters: Filters,
    area: Area | null,
    page: number,
    signal: AbortSignal,
    pages = 1,
  ): Promise<Page> {
    const query = queryOf(company, filters);
    if (area !== null) {
      const { west, south, east, north } = area.bounds;
      query.set("bbox", [west, south, east, north].map((edge) => edge.toFixed(6)).join());
    }
    query.set("page", String(page));
    query.set("limit", String(PAGE_SIZE * pages));
    query.set("sort", "newest");
    return readWith(readPage, await this.json(`user/job/list?${query}`, { signal }));
  }

  /** Returns the `data` property of a JSON reply. */
  async json(path: string, init: RequestInit): Promise<unknown> {
    const reply = await this.ask(path, init);
    const body: unknown = await part(reply.json());
    return typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
  }

  /** Sends a request and returns its response. @throws ApiFailure unless the status is 2xx */
  async ask(path: string, init: RequestInit): Promise<Response> {
    const address = `${this.#host}/api/v1/${path}`;
    const signal = AbortSignal.any([
      AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(init.signal ? [init.signal] : []),
    ]);
    const reply = await fetch(address, { credentials: "omit", ...init, signal }).catch((error: unknown) => {
      if (init.signal?.aborted === true) throw error;
      throw new ApiFailure("unavailable", `${address} does not answer.`);
    });
    if (reply.ok) return reply;
    const code =
      CODES[reply.status] ?? (reply.status >= 500 || reply.status === 429 ? "unavailable" : "refused");
    const isBusy = reply.status === 429;
    const wait = isBusy ? Number(reply.headers.get("Retry-After")) || 0 : 0;
    throw new ApiFailure(code, `${address} answered ${reply.status}.`, isBusy ? "busy" : "broken", wait);
  }
}

const CODES: Readonly<Record<number, ApiFailure["code"]>> = { 404: "not_found", 410: "gone" };

/** The query parameters of a job list; empty values are left out. */
export function queryOf(company: number, filters: Filters): URLSearchParams {
  const { search, location, employmentTypes, locationTypes, categories, payFloor } = filters;
  const query = new URLSearchParams({ company: String(company) });
  const put = (name: string, value: string): void => {
    if (value !== "") query.set(name, value);
  };
  put("search", search);
  put("location", location);
  put("employment_type", employmentTypes.join());
  put("location_type", locationTypes.join());
  put("category", categories.join());
  put("pay_floor", payFloor === null ? "" : String(payFloor));
  return query;
}

/**
 * Awaits the body of a response, or an import that is needed to read it. @throws ApiFailure `unavailable` if it fails
 */
export async function part<T>(loading: Promise<T>): Promise<T> {
  return loading.catch((error: unknown) => {
    throw new ApiFailure("unavailable", String(error), error instanceof SyntaxError ? "garbled" : "lost");
  });
}

/** Runs a parser. A reply in another format counts as unavailable: the page keeps its data and tries again later. */
export function readWith<A, B>(parse: (value: A) => B, value: A): B {
  try {
    return parse(value);
  } catch (error) {
    throw new ApiFailure("unavailable", String(error), "garbled");
  }
}
