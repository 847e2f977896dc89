export { intersect1, intersect2, intersect3, intersect4, intersect5, intersect6, ordinals } from "./bitmaps";
export { subtractDuplicates } from "./duplicates";
