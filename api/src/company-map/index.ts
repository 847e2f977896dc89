/**
 * The map of one employer: all its open jobs in one compact response, and the clusters of the first view. Pure: no HTTP, no SQL.
 * See docs/adr/0012-embed-pages.md.
 */
export { buildCompanyMap, buildLargeCompanyMap, type CompanyMap, type Heading } from "./build.ts";
export { CLUSTER_OPTIONS, clusterZoom } from "./cluster-options.ts";
export { encodeCompany } from "./encode.ts";
export { placeOf } from "./entries.ts";
export { FIRST_VIEW, firstZoom, NEAREST } from "./first-clusters.ts";
export { boundsOf, countryOf, frameOf, type Spot } from "./frame.ts";
export { type RegionJobs, RegionTally, type StatedPoint } from "./region-tally.ts";
export type { CompanyJob, CompanyMeta, CompanyPoint, Entry, Far } from "./types.ts";
