import { notFound } from "../../errors/api-error.ts";
import { route } from "../../http/dispatch.ts";
import { CompanyCulture, GalleryItem } from "../../models/index.ts";
import { presentCompany } from "../../presenters/company.ts";
import { presentCompanyReference } from "../../presenters/job.ts";
import { findCompany, searchCompanies } from "../../queries/companies.ts";
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
    const company = await companyOr404(params.id);
    const [gallery, culture] = await Promise.all([
      GalleryItem.findAll({ where: { companyId: company.id }, order: [["id", "ASC"]] }),
      CompanyCulture.findByPk(company.id),
    ]);
    return presentCompany(company, {
      jobCount: openJobs(company.id, services, 0).total,
      gallery,
      culture,
    });
  },
);

export const getCompanyJobs = route(
  "GET user/company/getCompanyJobs/{id}",
  async ({ params, query }, { services }) => {
    const company = await companyOr404(params.id);
    const { page, limit } = query;
    const { ids, total } = openJobs(company.id, services, limit, (page - 1) * limit);
    return { items: await findJobSummaries(ids, services.now()), total, page, limit };
  },
);

async function companyOr404(idOrUsername: string) {
  const company = await findCompany(idOrUsername);
  if (!company) throw notFound("Company not found.");
  return company;
}

function openJobs(companyId: number, { jobIndex }: Services, limit: number, offset = 0) {
  return jobIndex.index.list({ companyIds: [companyId] }, { sort: "newest", limit, offset });
}
