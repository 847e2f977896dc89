import type { COMPANY_SIZES, GALLERY_LIMITS } from "@jobmap/contract";
import { GALLERY_IMAGE, GALLERY_VIDEO, LOGO_FILE } from "@jobmap/contract/file-rules";
import { limitsOf } from "../../ui/index.ts";

/*
 * As the contract has them, which the compiler and a test compare: the contract itself would bring its schemas along.
 */
export const LOGO_LIMITS = limitsOf(LOGO_FILE);
export const PICTURE_LIMITS = limitsOf(GALLERY_IMAGE);
export const VIDEO_LIMITS = limitsOf(GALLERY_VIDEO);
/** How many of each a gallery holds. */
export const MAX_GALLERY_ITEMS = {
  images: 20,
  videos: 3,
  links: 10,
} as const satisfies typeof GALLERY_LIMITS;

export const SIZES = [
  "1-10",
  "11-50",
  "51-200",
  "201-500",
  "501-1000",
  "1001-5000",
  "5001-10000",
  "10001+",
] as const satisfies typeof COMPANY_SIZES;
