import type { COMPANY_SIZES, GALLERY_LIMITS } from "@jobmap/contract";
import type { FileLimits } from "../../ui/index.ts";

/* Copies of the contract's limits, checked by the compiler and a test: importing the contract would bundle its schemas. */
const MB = 1024 * 1024;
const PICTURES = {
  types: { "image/jpeg": "JPEG (JPG)", "image/png": "PNG", "image/webp": "WebP" },
  maxFiles: 1,
} as const;

export const LOGO_LIMITS: FileLimits = { ...PICTURES, maxBytes: 2 * MB };
export const PICTURE_LIMITS: FileLimits = { ...PICTURES, maxBytes: 8 * MB };
export const VIDEO_LIMITS: FileLimits = {
  types: { "video/mp4": "MP4", "video/webm": "WebM" },
  maxBytes: 100 * MB,
  maxFiles: 1,
};
/** Maximum number of each kind in a gallery. */
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
