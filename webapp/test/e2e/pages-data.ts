import type { Data, EndpointKey } from "@jobmap/contract";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "../../../.tools/browser-test.ts";

/** What the API says, for tests that hold a page against it. */
export async function ask<K extends EndpointKey>(request: APIRequestContext, path: string): Promise<Data<K>> {
  const response = await request.get(`/api/v1/${path}`);
  expect(response.status(), path).toBe(200);
  const reply: { data: Data<K> } = await response.json();
  return reply.data;
}

/** The newest jobs. @param filter as in an address: of all jobs, the newest hundred may be those that other tests have posted */
export async function newestJobs(request: APIRequestContext, filter = "") {
  const { items } = await ask<"GET user/job/list">(request, `user/job/list?sort=newest&limit=100&${filter}`);
  return items;
}

/** A job whose details satisfy `wanted`, and that stands in a list. */
export async function findJob(
  request: APIRequestContext,
  wanted: (job: Data<"GET user/job/{id}">) => boolean,
  filter = "",
): Promise<Data<"GET user/job/{id}">> {
  for (const { id } of await newestJobs(request, filter)) {
    const job = await ask<"GET user/job/{id}">(request, `user/job/${id}`);
    if (wanted(job)) return job;
  }
  throw new Error("No job of the demo data is like that.");
}

/** The id of a listing that is over: a few of a hundred of the demo data are. */
export async function findEndedJob(request: APIRequestContext): Promise<number> {
  const newest = Math.max(...(await newestJobs(request)).map((job) => job.id));
  for (let id = newest; id > Math.max(0, newest - 1_000); id--) {
    const response = await request.get(`/api/v1/user/job/${id}`);
    if (response.status() === 410) return id;
  }
  throw new Error("No listing of the demo data is over.");
}
