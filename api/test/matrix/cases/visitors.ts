import { aboutJob, body, type Cases, plain, query } from "./kit.ts";

/** What everybody may ask. */
export const visitors = {
  "GET user/job/list": plain,
  "GET user/job/get-search-job-title": query({ search: "deck" }),
  "GET user/job/filter-data": plain,
  "GET user/job/{id}": { ask: ({ job }) => ({ params: { id: job.id } }) },
  "POST user/job/totals": body({ searches: [{ search: "nurse" }] }),
  "POST user/job/related-jobs/{id}": { ask: ({ job }) => ({ params: { id: job.id }, body: {} }) },
  "POST user/job/click": aboutJob(),
  "POST user/job/apply-start": aboutJob(),
  "POST user/job/apply-click": { ...aboutJob(), own: 409 },
  "GET user/job-types": plain,
  "GET user/job-category": plain,
  "GET user/job-location-type": plain,
  "GET user/companies": plain,
  "GET user/company/getCompanyDetail/{id}": { ask: ({ job }) => ({ params: { id: job.companyId } }) },
  "GET user/company/getCompanyJobs/{id}": { ask: ({ job }) => ({ params: { id: job.companyId } }) },
  "GET map/clusters": query({ bbox: "-80,30,-70,45", zoom: 5 }),
  "GET map/places": query({ q: "balt" }),
  "GET map/local-directory": plain,
  "GET map/local-jobs": query({ place: "nowhere-md" }, { own: 404 }),
  "GET map/outline": query({ location: "Maryland" }),
  "GET map/company/{username}": {
    ask: ({ employer }) => ({ params: { username: employer.account.username ?? "" } }),
  },
  "POST map/company/{username}/failure": {
    ask: ({ employer }) => ({
      params: { username: employer.account.username ?? "" },
      body: { page: "https://harbor.example/careers", reason: "connect-src" },
    }),
  },
} satisfies Cases;
