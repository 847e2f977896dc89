import { notFound } from "../../errors/api-error.ts";
import { route } from "../../http/dispatch.ts";
import { presentCompany } from "../../presenters/company.ts";
import { presentCompanyReference } from "../../presenters/job.ts";
import { searchCompanies } from "../../queries/companies.ts";
import { findShownCompany, findShownCompanyId } from "../../queries/shown-company.ts";
import type { Services } from "../../services.ts";
import { findJobSummaries } from "../../views/job-summaries.ts";

export const listCompanies = route("GET user/companies", async ({ query }, { services }) => {
  const { items, total } = await searchCompanies(services, query);
  return {
    items: items.map(({ company, jobCount }) => ({
      ...presentCompanyReference(company),
      job_count: jobCount,
    })),
    total,
    page: query.page,
    limit: query.limit,
  };
});

export const getCompanyDetail = route(
  "GET user/company/getCompanyDetail/{id}",
  async ({ params }, { services }) => {
    const company = await findShownCompany(params.id);
    if (!company) throw notFound("Company not found.");
    return presentCompany(company, openJobs(company.id, services, 0).total);
  },
);

export const getCompanyJobs = route(
  "GET user/company/getCompanyJobs/{id}",
  async ({ params, query }, { services }) => {
    const companyId = await findShownCompanyId(params.id);
    if (companyId === null) throw notFound("Company not found.");
    const { page, limit } = query;
    const { ids, total } = openJobs(companyId, services, limit, (page - 1) * limit);
    return { items: await findJobSummaries(ids, services.now()), total, page, limit };
  },
);

function openJobs(companyId: number, { jobIndex }: Services, limit: number, offset = 0) {
  return jobIndex.index.list({ companyIds: [companyId] }, { sort: "newest", limit, offset });
}
