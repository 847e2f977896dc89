import type { Data, EndpointKey } from "@jobmap/contract";

export interface PageToMeasure {
  name: string;
  path: string;
  /** It shows made-up listings. */
  isDemo: boolean;
}

/** The pages to measure; where listings of real employers are there, one of those. */
export async function findPages(base: string): Promise<PageToMeasure[]> {
  const { items } = await ask<"GET user/job/list">(`${base}/api/v1/user/job/list?limit=100&sort=newest`);
  const job = items.find((item) => !item.company.is_demo && item.locations.length > 0) ?? items[0];
  if (!job) throw new Error("There is no job to measure a page of.");
  const isDemo = job.company.is_demo;
  const title = encodeURIComponent(`${job.title.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")}-jobs`);
  return [
    { name: "Landing", path: "/", isDemo: false },
    { name: "Map", path: "/jobmap", isDemo: false },
    { name: "Job", path: `/job/${job.id}`, isDemo },
    { name: "List", path: `/jobs/${title}`, isDemo: items.some((item) => item.company.is_demo) },
    { name: "Company", path: `/company/${job.company.username}`, isDemo },
  ];
}

async function ask<K extends EndpointKey>(url: string): Promise<Data<K>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  // The API's own tests hold its replies against the contract.
  const reply = (await response.json()) as { data: Data<K> };
  return reply.data;
}
