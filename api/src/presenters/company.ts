import type { Company as WireCompany } from "@jobmap/contract";
import type { Company } from "../models/index.ts";
import { presentCompanyReference } from "./job.ts";

/** A company's public page. `jobCount` is the number of its open jobs. */
export function presentCompany(company: Company, jobCount: number): WireCompany {
  return {
    ...presentCompanyReference(company),
    website: company.website,
    description: company.description,
    industry: company.industry,
    size: company.size,
    founded: company.founded,
    locality: company.locality,
    region: company.region,
    country: company.country,
    job_count: jobCount,
  };
}
