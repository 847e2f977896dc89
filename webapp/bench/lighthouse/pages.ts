import type { Data, EndpointKey } from "@jobmap/contract";
import { isInSpanish } from "../../src/lib/alternates.ts";

export interface PageToMeasure {
  name: string;
  path: string;
  /** It shows made-up listings. */
  isDemo: boolean;
}

/** The five pages that most visits begin with; where listings of real employers are there, those of one. */
export async function findMainPages(base: string): Promise<PageToMeasure[]> {
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

/** Kinds of pages in the sitemap that differ only by the row that they show: one of each is measured. */
const ONE_OF_EACH = ["companies", "maps", "people", "places", "posts"];

/** Every page that search engines are told of, one of each kind, in English or Spanish. */
export async function findAllPages(base: string, language: "en" | "es"): Promise<PageToMeasure[]> {
  const files = await addressesIn(`${base}/sitemap.xml`);
  const pathsOf = (kind: string) => {
    const file = files.find((path) => path.startsWith(`/sitemaps/${kind}-`));
    return file === undefined ? [] : addressesIn(base + file);
  };
  const single = await pathsOf("pages");
  const samples = (await Promise.all(ONE_OF_EACH.map(pathsOf))).flatMap(([first]) => first ?? []);
  const english = new Map((await findMainPages(base)).map((page) => [page.path, page]));
  for (const path of [...single, ...samples])
    if (!path.startsWith("/es/") && !english.has(path)) english.set(path, { name: "", path, isDemo: false });
  const pages = [...english.values()];
  if (language === "en") return pages;
  return pages
    .filter(({ path }) => isInSpanish(decodeURI(path)))
    .map((page) => ({ ...page, path: `/es${page.path}` }));
}

/** The paths that a sitemap, or the sitemap of sitemaps, names. */
async function addressesIn(url: string): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const xml = await response.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

async function ask<K extends EndpointKey>(url: string): Promise<Data<K>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  // The API's own tests hold its replies against the contract.
  const reply = (await response.json()) as { data: Data<K> };
  return reply.data;
}
