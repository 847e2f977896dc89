import type { Company as WireCompany, GalleryItem as WireGalleryItem } from "@jobmap/contract";
import type { Company, CompanyCulture, GalleryItem } from "../models/index.ts";
import { outgoing } from "../sanitize/safe-html.ts";
import { presentCompanyReference } from "./job.ts";
import { presentCompanyCulture } from "./preferences.ts";

interface CompanyParts {
  /** The number of its open jobs. */
  readonly jobCount: number;
  readonly gallery: readonly GalleryItem[];
  readonly culture: CompanyCulture | null;
}

/** A company's public page. */
export function presentCompany(company: Company, { jobCount, gallery, culture }: CompanyParts): WireCompany {
  return {
    ...presentCompanyReference(company),
    answer_promise_days: company.answerPromiseDays,
    website: company.website,
    description: outgoing(company.description),
    industry: company.industry,
    size: company.size,
    founded: company.founded,
    locality: company.locality,
    region: company.region,
    country: company.country,
    tagline: company.tagline ?? "",
    social: company.socialLinks ?? {},
    gallery: gallery.map(presentGalleryItem),
    culture: culture && presentCompanyCulture(culture),
    job_count: jobCount,
  };
}

export const presentGalleryItem = (item: GalleryItem): WireGalleryItem => ({
  id: item.id,
  kind: item.kind,
  url: item.url,
  caption: item.caption ?? "",
  width: item.width,
  height: item.height,
  small:
    item.smallUrl === null || item.smallWidth === null
      ? null
      : { url: item.smallUrl, width: item.smallWidth },
});
