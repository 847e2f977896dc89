import { buildCompanyMap, encodeCompany } from "../../api/src/company-map/index.ts";
import { CATEGORIES } from "../../widget/test/fake-jobs.ts";
import { detailOf, summaryOf } from "./jobs.ts";
import { findScenario, type Scenario, type ScenarioName } from "./scenarios.ts";

const PLACE = /^\/story\/([\w-]+)(\/.*)$/;

/** Server of a scenario, for the `host` option. */
export function hostOf(scenario: ScenarioName): string {
  return `${location.origin}/story/${scenario}`;
}

/**
 * Answers what embeds ask of the servers of scenarios, in the page itself, so that every state can be seen without a server. The
 * base map comes from Storybook's own files.
 */
export function answerStories(): void {
  const ask = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const [, name = "", path = ""] = PLACE.exec(url.pathname) ?? [];
    const scenario = findScenario(name);
    if (scenario === undefined) return ask(input, init);
    if (path.startsWith("/widget/basemap/")) return ask(path, init);
    return answer(scenario, path.replace(/^\/api\/v1\//, ""), url.searchParams, init?.signal ?? null);
  };
}

function answer(
  scenario: Scenario,
  path: string,
  query: URLSearchParams,
  signal: AbortSignal | null,
): Promise<Response> {
  const { company, list, job, jobs } = scenario;
  if (path.startsWith("map/company/")) {
    if (company === "never") return untilAborted(signal);
    return Promise.resolve(company === 200 ? companyReply(scenario) : reply(null, company));
  }
  if (path === "user/job/list") {
    const found = jobs.filter(({ title }) =>
      title.toLowerCase().includes((query.get("search") ?? "").toLowerCase()),
    );
    const from = (Number(query.get("page") ?? 1) - 1) * 20;
    const items = found.slice(from, from + 20).map(summaryOf);
    return Promise.resolve(reply({ items, total: found.length }, list));
  }
  if (path === "map/clusters")
    return Promise.resolve(new Response(new Uint8Array([1, 0, 0, 0, 1, 0, 0, 0, 0])));
  const id = /^user\/job\/(\d+)$/.exec(path)?.[1];
  const wanted = jobs.find((one) => one.id === Number(id));
  return Promise.resolve(wanted === undefined ? reply(null, 200) : reply(detailOf(wanted), job));
}

function companyReply({ name, text, jobs }: Scenario): Response {
  const company = { id: 1, username: "acme", slug: "acme", name, logo: null, text, is_demo: false };
  const map = buildCompanyMap({ company, total: jobs.length, version: 1 }, [...jobs], CATEGORIES);
  return new Response(new Uint8Array(encodeCompany(map.meta, map.columns)), { headers: { ETag: '"1"' } });
}

function reply(data: unknown, status: number): Response {
  return Response.json({ status: status < 400, message: "", data }, { status });
}

/** Nothing comes, until nobody waits any more. */
function untilAborted(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("Gone", "AbortError")));
  });
}
