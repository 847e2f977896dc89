import type { JobListQuery } from "@jobmap/contract";
import { METERS_PER_MILE } from "@jobmap/contract/limits";
import { withoutPlace } from "@jobmap/contract/search-text";
import type { z } from "zod";
import { recordSearch } from "../../commands/candidate/record-search.ts";
import { countSearch } from "../../commands/count-search.ts";
import { ApiError } from "../../errors/api-error.ts";
import { RawReply, type RequestContext, reply, route } from "../../http/dispatch.ts";
import { type FacetCount, placeRank } from "../../map/index.ts";
import { placeCell } from "../../places/grid-cell.ts";
import { can } from "../../policies/can.ts";
import { FACET_GROUPS, presentFacets } from "../../presenters/facets.ts";
import { presentUnderstood, reasonsFor } from "../../presenters/understood.ts";
import type { ResolvedFilter } from "../../queries/filter-at-once.ts";
import { resolveFilter } from "../../queries/job-filter.ts";
import { findCategoryNames, findCompanyLabels } from "../../queries/names.ts";
import { network } from "../../security/networks.ts";
import type { Services } from "../../services.ts";
import { findJobSummaries } from "../../views/job-summaries.ts";

/** How deep a list can be paged. Beyond it a narrower search serves better, and deep pages would cost us memory for scrapers. */
const DEEPEST = 10_000;

export const listJobs = route("GET user/job/list", async ({ query }, context) => {
  const { services, session, log } = context;
  const { page = 1, limit = 20 } = query;
  if (page * limit > DEEPEST) {
    const message = `Only the first ${DEEPEST.toLocaleString("en-US")} jobs can be shown. Narrow your search.`;
    throw new ApiError("invalid_input", message, { page: message });
  }
  const resolved = await resolveFilter(query, services);
  if (query.sort === "nearest" && !resolved.origin) {
    const message = "Sorting by nearest needs a location: send latitude and longitude, or a location.";
    throw new ApiError("invalid_input", message, { sort: message });
  }
  const { understood } = resolved;
  const said = understood && presentUnderstood(query.search ?? "", understood);
  // A page that received a company's new job over its socket requests the list next, perhaps from another process than the one
  // that sent the event.
  if (query.company?.length === 1) await services.jobIndex.freshen();
  const { index } = services.jobIndex;
  const tag = index.state;
  const sort = query.sort ?? defaultSort(query, resolved);
  const found = index.list(resolved.filter, {
    sort,
    offset: (page - 1) * limit,
    limit,
    origin: resolved.origin,
    ranking: understood?.ranking,
    employers: services.answerRecords.scores,
  });
  const { purpose = "search" } = query;
  // "cashier boston" is the search for cashiers in Boston, however it was typed.
  const searched = said?.location
    ? { ...query, search: withoutPlace(query.search ?? "", said), location: said.location }
    : query;
  if (page === 1 && purpose === "search")
    noteSearch(searched, resolved, context).catch((error: unknown) =>
      log.warn({ err: error }, "search not counted"),
    );
  const mine = session && { accountId: session.account.id };
  if (page === 1 && purpose !== "page" && mine && can(session.account, "search.remember", mine))
    rememberSearch(searched, resolved, { ...mine, jobCount: found.total }, services).catch((error: unknown) =>
      log.warn({ err: error }, "search not saved"),
    );
  const miles = found.distances?.map((metres) => (metres === null ? Number.NaN : metres / METERS_PER_MILE));
  const rank = placeRank(resolved.filter, resolved.origin);
  const now = services.now();
  const items = await findJobSummaries(found.ids, now, miles, rank);
  return {
    tag,
    items,
    total: found.total,
    page,
    limit,
    understood: said,
    reasons: understood && sort === "relevance" ? items.map((job) => reasonsFor(job, understood, now)) : [],
  };
});

/** A keyword sorts by best match, a place by distance, anything else by date. */
function defaultSort(query: { search?: string | undefined; bbox?: unknown }, { origin }: ResolvedFilter) {
  if (query.search) return "relevance";
  return origin && !query.bbox ? "nearest" : "newest";
}

/** Searches that name a keyword or company at a place are counted for the explorer's trends. */
async function noteSearch(
  query: z.output<typeof JobListQuery>,
  { origin, filter }: ResolvedFilter,
  context: RequestContext,
) {
  const { services } = context;
  const keyword = query.search ?? query["company-info"] ?? query["company-info-third-party"] ?? "";
  if (!origin || query.bbox || keyword === "") return;
  const companyId = query.search ? null : (filter.companyIds?.[0] ?? null);
  const at = services.now();
  const what = `search ${placeCell(origin.latitude, origin.longitude)} ${keyword.toLowerCase()}`;
  const person = await services.clickPeople.digest(at.toISOString().slice(0, 10), what, nameOf(context));
  await countSearch(services.database, {
    ...origin,
    keyword,
    location: query.location ?? "",
    companyId,
    at,
    person,
  });
}

/** Identifies a person for as long as the key is valid. */
const nameOf = ({ session, ip, header }: RequestContext) =>
  session ? `account ${session.account.id}` : `${network(ip)} ${header("user-agent")}`;

/** A candidate's searches by words or place are saved; moving around on the map is not a search. */
async function rememberSearch(
  query: z.output<typeof JobListQuery>,
  { origin }: ResolvedFilter,
  of: { accountId: number; jobCount: number },
  services: Services,
) {
  const keyword = query.search ?? query["company-info"] ?? query["company-info-third-party"] ?? "";
  const location = query.location ?? "";
  if (query.bbox || (keyword === "" && location === "")) return;
  await recordSearch(services, { ...of, keyword, location, point: origin });
}

export const suggestTitles = route("GET user/job/get-search-job-title", async ({ query }, { services }) => {
  const suggestions = services.suggester.suggest(query.search, query.limit);
  const companies = await findCompanyLabels(
    services,
    suggestions.flatMap(({ companyId }) => companyId ?? []),
  );
  return suggestions.map(({ kind, text, count, companyId }) => ({
    kind,
    text,
    count,
    company_id: companyId ?? null,
    is_third_party: companyId !== undefined && (companies.get(companyId)?.isThirdParty ?? false),
  }));
});

/** Tagged like the map: a client that has the counts of this state of the index gets 304, and nothing is counted. */
export const getFilterData = route("GET user/job/filter-data", async ({ query }, { services, header }) => {
  const { index } = services.jobIndex;
  const { state } = index;
  const headers = { ETag: `W/"${state}"`, "Cache-Control": "public, max-age=0, must-revalidate" };
  if (header("if-none-match") === headers.ETag) return new RawReply(304, headers, null);
  const { filter } = await resolveFilter(query, services);
  const facets = index.facets(
    filter,
    query.facets?.map((name) => FACET_GROUPS[name]),
  );
  const [categories, companies] = await Promise.all([
    findCategoryNames(services, valuesOf(facets.categories)),
    findCompanyLabels(services, valuesOf(facets.companies)),
  ]);
  return reply(presentFacets(state, facets, categories, companies), { headers });
});

const valuesOf = (counts: readonly FacetCount<number>[]) => counts.map(({ value }) => value);

export const countTotals = route("POST user/job/totals", async ({ body }, { services }) =>
  Promise.all(
    body.searches.map(async (search) => {
      const resolved = await resolveFilter(search, services).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === "invalid_input") return null;
        throw error;
      });
      return resolved && services.jobIndex.index.count(resolved.filter);
    }),
  ),
);
