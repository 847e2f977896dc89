import type { Clusters } from "../core/clusters.ts";
import { COLUMNS_MEDIA_TYPE, type CompanyColumns, decodeCompanyColumns } from "../core/company-columns.ts";
import type { Viewport } from "../core/geo.ts";
import type { Detail } from "./api-detail.ts";
import { type Page, readPage } from "./api-replies.ts";
import type { Area, Filters } from "./state.ts";

export const PAGE_SIZE = 20;

/** Why a call failed: `unavailable` is worth another try, the others are answers. */
export class ApiFailure extends Error {
  readonly code: "not_found" | "gone" | "refused" | "unavailable";

  constructor(code: ApiFailure["code"], message: string) {
    super(message);
    this.name = "ApiFailure";
    this.code = code;
  }
}

/** What the columns of a company were when they were last asked for. */
export interface CompanyReply {
  readonly columns: CompanyColumns;
  readonly etag: string;
}

/**
 * Asks the Jobmap server, without credentials and without keeping anything. Every method throws ApiFailure, or an
 * AbortError when its signal is aborted.
 */
export class Api {
  readonly #host: string;

  constructor(host: string) {
    this.#host = host;
  }

  /** Null when nothing changed since `etag`. */
  async company(username: string, signal: AbortSignal, etag = ""): Promise<CompanyReply | null> {
    const headers: Record<string, string> = { Accept: COLUMNS_MEDIA_TYPE };
    const path = `map/company/${encodeURIComponent(username)}`;
    // The browser answers a conditional request of its own from its cache, and hides the 304.
    const reply = await this.#ask(path, { headers, signal });
    const tag = reply.headers.get("ETag") ?? "";
    if (etag !== "" && tag === etag) {
      void reply.body?.cancel();
      return null;
    }
    return {
      columns: read(decodeCompanyColumns, new Uint8Array(await part(reply.arrayBuffer()))),
      etag: tag,
    };
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
    return read(readPage, await this.#json(`user/job/list?${query}`, { signal }));
  }

  async clusters(company: number, filters: Filters, view: Viewport, signal: AbortSignal): Promise<Clusters> {
    const query = queryOf(company, filters);
    query.set("bbox", [view.west, view.south, view.east, view.north].map((edge) => edge.toFixed(5)).join());
    query.set("zoom", view.zoom.toFixed(2));
    const headers = { Accept: "application/vnd.jobmap.clusters" };
    const [reply, { decodeClusters }] = await Promise.all([
      this.#ask(`map/clusters?${query}`, { headers, signal }),
      part(import("../core/clusters.ts")),
    ]);
    return read(decodeClusters, new Uint8Array(await part(reply.arrayBuffer())));
  }

  async job(id: number, signal: AbortSignal): Promise<Detail> {
    const [reply, { readDetail }] = await Promise.all([
      this.#json(`user/job/${id}`, { signal }),
      part(import("./api-detail.ts")),
    ]);
    return read(readDetail, reply);
  }

  /** Counts that a job was opened, or that somebody left to apply. Nobody waits for it, and it outlives the page. */
  count(what: "click" | "apply-click", job: number, attribution: Readonly<Record<string, string>>): void {
    void fetch(`${this.#host}/api/v1/user/job/${what}`, {
      method: "POST",
      credentials: "omit",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ job_id: job, source: "embed", ...attribution }),
    }).catch(() => {});
  }

  async #json(path: string, init: RequestInit): Promise<unknown> {
    const reply = await this.#ask(path, init);
    const body: unknown = await part(reply.json());
    return typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const address = `${this.#host}/api/v1/${path}`;
    const { early } = page.JobMap ?? {};
    const asked = early?.[address] ?? fetch(address, { credentials: "omit", ...init });
    delete early?.[address];
    const reply = await asked.catch((error: unknown) => {
      if (init.signal?.aborted === true) throw error;
      throw new ApiFailure("unavailable", `${address} does not answer.`);
    });
    if (reply.ok) return reply;
    const code =
      CODES[reply.status] ?? (reply.status >= 500 || reply.status === 429 ? "unavailable" : "refused");
    throw new ApiFailure(code, `${address} answered ${reply.status}.`);
  }
}

/** The loader of the two lines may have asked already; each reply is taken once. */
const page = globalThis as { JobMap?: { early?: Record<string, Promise<Response>> } };

const CODES: Readonly<Record<number, ApiFailure["code"]>> = { 404: "not_found", 410: "gone" };

/** A list as the address writes it; empty parts are left out. */
function queryOf(company: number, filters: Filters): URLSearchParams {
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

/** The rest of a reply, or the code that reads it: without either there is none. */
async function part<T>(loading: Promise<T>): Promise<T> {
  return loading.catch((error: unknown) => {
    throw new ApiFailure("unavailable", String(error));
  });
}

/** A reply of another form is as good as none: the page keeps what it has and tries later. */
function read<A, B>(parse: (value: A) => B, value: A): B {
  try {
    return parse(value);
  } catch (error) {
    throw new ApiFailure("unavailable", String(error));
  }
}
