import type { Company as WireCompany, GalleryItem as WireGalleryItem } from "@jobmap/contract";
import type { ShownCompany, ShownGalleryItem } from "../models/shown-company.ts";
import { outgoing } from "../sanitize/safe-html.ts";
import { presentCompanyReference } from "./job.ts";
import { presentCompanyCulture } from "./preferences.ts";

/** A company's public page. @param jobCount the number of its open jobs */
export function presentCompany(company: ShownCompany, jobCount: number): WireCompany {
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
    gallery: company.gallery.map(presentGalleryItem),
    culture: company.culture && presentCompanyCulture(company.culture),
    job_count: jobCount,
  };
}

export const presentGalleryItem = (item: ShownGalleryItem): WireGalleryItem => ({
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
