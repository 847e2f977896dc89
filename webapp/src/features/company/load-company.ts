import type { Call, Company, JobSummary } from "@jobmap/contract";
import type { Bounds, Point } from "@jobmap/widget/core";
import { frameOf } from "@jobmap/widget/frame";
import { t } from "#text";
import { pagesOf } from "../job-list/load-list.ts";
import { type MapView, viewOf } from "../shell/map/view.ts";

export interface LoadedCompany {
  company: Company;
  jobs: JobSummary[];
  total: number;
  page: number;
  pages: number;
  /** Where nearly all of its jobs are; null if none has a location. What is far away is on the map, but does not shrink it (docs/adr/0055). */
  view: MapView | null;
}

const PER_PAGE = 20;
/** High enough to tell regions apart, low enough that a company with jobs everywhere yields only a few hundred points. */
const SURVEY_ZOOM = 5;
/** Width of the map beside the list in its heights. */
const ASPECT = 1;
const WORLD = "-180,-85,180,85";

/**
 * Loads a company's page.
 * @param name its username, or its id
 * @throws Response 404 if there is no such company, 503 if the API is unavailable.
 */
export async function loadCompany(call: Call, name: string, page: number): Promise<LoadedCompany> {
  if (!/^[\w.-]{1,120}$/.test(name))
    throw Response.json({ code: "not_found", message: t`Company not found` }, { status: 404 });
  const params = { id: name };
  const company = await call("GET user/company/getCompanyDetail/{id}", { params });
  const [{ items, total }, { clusters, pins }] = await Promise.all([
    call("GET user/company/getCompanyJobs/{id}", { params, query: { page, limit: PER_PAGE } }),
    call("GET map/clusters", { query: { company: company.id, bbox: WORLD, zoom: SURVEY_ZOOM } }),
  ]);
  const places = [...clusters, ...pins.map((pin) => ({ ...pin, count: 1 }))];
  const frame = frameOf(places, ASPECT);
  return {
    company,
    jobs: items,
    total,
    page,
    pages: pagesOf(total, PER_PAGE),
    view: frame ? viewOf(cornersOf(frame)) : null,
  };
}

const cornersOf = ({ west, south, east, north }: Bounds): Point[] => [
  { latitude: south, longitude: west },
  { latitude: north, longitude: east },
];
