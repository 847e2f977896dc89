import type { Call, Company, JobSummary } from "@jobmap/contract";
import { pagesOf } from "../job-list/load-list.ts";
import { type MapView, viewOf } from "../shell/map/view.ts";

export interface LoadedCompany {
  company: Company;
  jobs: JobSummary[];
  total: number;
  page: number;
  pages: number;
  /** A view that contains all of its jobs with a location; null if no job has one. */
  view: MapView | null;
}

const PER_PAGE = 20;
/** High enough to tell regions apart, low enough that a company with jobs everywhere yields only a few hundred points. */
const SURVEY_ZOOM = 5;
const WORLD = "-180,-85,180,85";

/**
 * Loads a company's page.
 * @param name its username, or its id
 * @throws Response 404 if there is no such company, 503 if the API is unavailable.
 */
export async function loadCompany(call: Call, name: string, page: number): Promise<LoadedCompany> {
  if (!/^[\w.-]{1,120}$/.test(name))
    throw Response.json({ code: "not_found", message: "Company not found." }, { status: 404 });
  const params = { id: name };
  const company = await call("GET user/company/getCompanyDetail/{id}", { params });
  const [{ items, total }, { clusters, pins }] = await Promise.all([
    call("GET user/company/getCompanyJobs/{id}", { params, query: { page, limit: PER_PAGE } }),
    call("GET map/clusters", { query: { company: company.id, bbox: WORLD, zoom: SURVEY_ZOOM } }),
  ]);
  const points = [...clusters, ...pins].map(({ latitude, longitude }) => ({ latitude, longitude }));
  return {
    company,
    jobs: items,
    total,
    page,
    pages: pagesOf(total, PER_PAGE),
    view: points.length > 0 ? viewOf(points) : null,
  };
}
