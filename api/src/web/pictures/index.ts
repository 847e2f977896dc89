import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Call, JobDetail, LocalJobs } from "@jobmap/contract";
import type { Context, Middleware } from "koa";
import { LRUCache } from "lru-cache";
import { ApiError } from "../../errors/api-error.ts";
import { fromDatabase } from "../../errors/from-database.ts";
import { payText } from "../../format/pay-text.ts";
import type { Services } from "../../services.ts";
import { payForPage } from "../pay-for-page.ts";
import { type Card, type CardMap, cardDrawer } from "./card.ts";

const PATH = /^\/og(\/.*)$/;
/** Drawing one costs as much as this many pages. */
const COST = 5;
const MAX_AGE_SECONDS = 3_600;
/** Pictures of some 60 KB that are kept, and those that may wait to be drawn, one after another. */
const KEPT = 300;
const MAX_WAITING = 20;
const SHARE = readFileSync(new URL("share.png", import.meta.url));
const DEGREES_AROUND = 0.2;

export interface PicturesOptions {
  readonly services: Services;
  readonly call: Call;
  readonly basemapFolder: string;
}

/**
 * The pictures by which shared pages are shown elsewhere, at `/og` and the path of the page: of a job its pay, employer and place, of an
 * employer and of a place the open jobs, each on our own map; our flag for every other page.
 */
export function pagePictures({ services, call, basemapFolder }: PicturesOptions): Middleware {
  const draw = cardDrawer(basemapFolder);
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async (ctx, next) => {
    const path = PATH.exec(ctx.path)?.[1];
    if (path === undefined || (ctx.method !== "GET" && ctx.method !== "HEAD")) return next();
    if (!(await payForPage(ctx, services, COST))) return;
    ctx.set({ "Cross-Origin-Resource-Policy": "cross-origin", "X-Robots-Tag": "noindex" });
    try {
      const card = await cardOf(path, call);
      const text = JSON.stringify(card);
      const version = createHash("sha256").update(text).digest("base64url").slice(0, 20);
      if (!begin(ctx, card ? version : "flag")) return;
      ctx.body = card ? await picture(version, card) : SHARE;
    } catch (error) {
      const told = error instanceof ApiError ? error : fromDatabase(error);
      if (told === undefined) throw error;
      ctx.status = told.status;
      ctx.set("Cache-Control", "no-store");
      ctx.type = "text";
      ctx.body = `${told.message}\n`;
    }
  };

  function picture(version: string, card: Card): Promise<Buffer> {
    const known = drawn.get(version);
    if (known) return known;
    if (waiting >= MAX_WAITING)
      throw new ApiError("unavailable", "Too many pictures are being drawn. Please try again in a minute.");
    waiting++;
    const made = last.then(() => draw(card));
    last = made.catch(() => drawn.delete(version)).finally(() => waiting--);
    drawn.set(version, made);
    return made;
  }
}

/** @returns false if the client has it already */
function begin(ctx: Context, version: string): boolean {
  const etag = `"${version}"`;
  ctx.set({ "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`, ETag: etag });
  ctx.type = "image/png";
  ctx.status = ctx.get("If-None-Match") === etag ? 304 : 200;
  return ctx.status === 200;
}

/** What the picture of a page shows; null for our flag. @throws ApiError for a page that is not there */
async function cardOf(path: string, call: Call): Promise<Card | null> {
  const [, id] = /^\/job\/(\d{1,10})$/.exec(path) ?? [];
  if (id !== undefined) {
    const job = await call("GET user/job/{id}", { params: { id } });
    // A company that hides its profile hides its jobs' pages.
    await call("GET user/company/getCompanyDetail/{id}", { params: { id: job.company.id } });
    return jobCard(job);
  }
  const [, name] = /^\/company\/([\w.-]{1,120})$/.exec(path) ?? [];
  if (name !== undefined) {
    const params = { id: name };
    const company = await call("GET user/company/getCompanyDetail/{id}", { params });
    const { items } = await call("GET user/company/getCompanyJobs/{id}", {
      params,
      query: { page: 1, limit: 100 },
    });
    const loud = countText(company.job_count);
    return { title: company.name, loud, map: mapOf(items) };
  }
  const [, place, occupation] = /^\/jobs\/in\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/.exec(path) ?? [];
  if (place === undefined) return null;
  const query = { place, ...(occupation === undefined ? {} : { occupation }) };
  return localCard(await call("GET map/local-jobs", { query }));
}

function jobCard(job: JobDetail): Card {
  const [where] = job.locations;
  const town = where && [where.locality, where.region].filter(Boolean).join(", ");
  const place = job.location_type === "TELECOMMUTE" ? "Remote" : town;
  return {
    title: job.title,
    loud: job.base_salary ? payText(job.base_salary) : "",
    quiet: [job.company.name, place].filter(Boolean).join(", "),
    map: mapOf([job]),
  };
}

function localCard({ place, occupation, total, pay, newest }: LocalJobs): Card {
  const median = pay && Math.round(pay.median / 100).toLocaleString("en-US");
  const at = place.at && {
    latitude: place.at.latitude,
    longitude: place.at.longitude,
  };
  return {
    title: occupation ? `${occupation.name} in ${place.name}` : `Jobs in ${place.name}`,
    loud: countText(total),
    quiet: median ? `Median pay $${median} a year` : "",
    map: place.at?.bounds
      ? { bounds: place.at.bounds, clusters: [] }
      : at
        ? around([{ ...at, count: total }])
        : mapOf(newest),
  };
}

const countText = (count: number) => `${count.toLocaleString("en-US")} open job${count === 1 ? "" : "s"}`;

function mapOf(jobs: readonly Pick<JobDetail, "locations">[]): CardMap | null {
  return around(
    jobs.flatMap(({ locations }) =>
      locations.flatMap(({ latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [{ latitude, longitude, count: 1 }],
      ),
    ),
  );
}

function around(clusters: CardMap["clusters"]): CardMap | null {
  if (clusters.length === 0) return null;
  const latitudes = clusters.map(({ latitude }) => latitude);
  const longitudes = clusters.map(({ longitude }) => longitude);
  return {
    bounds: [
      Math.min(...longitudes) - DEGREES_AROUND,
      Math.min(...latitudes) - DEGREES_AROUND,
      Math.max(...longitudes) + DEGREES_AROUND,
      Math.max(...latitudes) + DEGREES_AROUND,
    ],
    clusters,
  };
}
