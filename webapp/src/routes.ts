import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the product. The paths are those of the specification; whatever is not here leads to `/`. */
export default [
  index("features/landing/page.tsx"),
  route("landing-page", "features/landing/page.tsx", { id: "landing-page" }),
  route("jobmap", "features/explore/page.tsx"),
  route("job/:job_id", "features/job/page.tsx"),
  route("viewjobdetails", "features/job/by-query.ts"),
  route("jobs/:search_query", "features/job-list/page.tsx"),
  route("company/:company_name", "features/company/page.tsx"),
  route("robots.txt", "features/shell/robots.ts"),
  route("*", "features/unknown/page.ts"),
] satisfies RouteConfig;
