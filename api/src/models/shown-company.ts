import type { Company } from "./company.ts";
import type { GalleryItem } from "./gallery-item.ts";
import type { ListedCompany } from "./listed-job.ts";
import type { CompanyCulture } from "./preference.ts";

/** A picture, a video or an address as pages show it. */
export type ShownGalleryItem = Pick<
  GalleryItem,
  "id" | "kind" | "url" | "caption" | "width" | "height" | "smallUrl" | "smallWidth"
>;

/** How an employer describes its ways of working. */
export type ShownCulture = Pick<CompanyCulture, "culture" | "answeredAt">;

/** What a company's own page shows of it. */
export interface ShownCompany
  extends ListedCompany,
    Pick<
      Company,
      | "website"
      | "description"
      | "industry"
      | "founded"
      | "locality"
      | "region"
      | "country"
      | "tagline"
      | "socialLinks"
    > {
  readonly gallery: readonly ShownGalleryItem[];
  readonly culture: ShownCulture | null;
}
