/** One page of the product. Pages without a `file` are served outside the web app and loaded with a full page load. */
export interface Screen {
  readonly path: string;
  /** Its route module, below `features/`. */
  readonly file?: string;
  /** The only role that may see it. Other users are sent to sign in, and return afterward. */
  readonly for?: "user" | "employer";
}

/**
 * Every page of the product, in the order of the specification (section 2); any other path redirects to `/`. A line here registers a page's
 * path and guard, and makes the menus link to it.
 */
export const SCREENS: readonly Screen[] = [
  { path: "/", file: "landing/page.tsx" },
  { path: "/landing-page", file: "landing/page.tsx" },
  { path: "/jobmap-integration", file: "studio/page.tsx" },
  { path: "/saved-jobmap", file: "saved/map-page.tsx" },
  { path: "/jobmap", file: "explore/page.tsx" },
  { path: "/jobmap/:slug" },
  { path: "/job-map-iframe/:company_name" },
  { path: "/company-iframe" },
  { path: "/user-register", file: "account/register-user.tsx" },
  { path: "/employer-register", file: "account/register-employer.tsx" },
  { path: "/user-login", file: "account/login-user.tsx" },
  { path: "/employer-login", file: "account/login-employer.tsx" },
  { path: "/company/:company_name", file: "company/page.tsx" },
  { path: "/searchhistory", file: "search-history/page.tsx" },
  { path: "/feedback", file: "feedback/page.tsx" },
  { path: "/viewjobdetails", file: "job/by-query.ts" },
  { path: "/job/:job_id", file: "job/page.tsx" },
  { path: "/profile-setting", file: "account/profile-setting.tsx" },
  { path: "/jobs/:search_query", file: "job-list/page.tsx" },
  { path: "/notifications", file: "notifications/page.tsx" },
  { path: "/unsubscribe", file: "notifications/unsubscribe.tsx" },
  { path: "/api/v1/docs" },

  { path: "/applied-job-list", file: "applied/page.tsx", for: "user" },
  { path: "/saved-job", file: "saved/page.tsx", for: "user" },
  { path: "/job-alerts", file: "alerts/page.tsx", for: "user" },
  { path: "/change-password", file: "account/change-password-user.tsx", for: "user" },

  { path: "/employer/jobs", file: "employer-jobs/page.tsx", for: "employer" },
  { path: "/employer/post-job", file: "post-job/page.tsx", for: "employer" },
  { path: "/employer/dashboard", file: "dashboard/page.tsx", for: "employer" },
  { path: "/employer/all-application", file: "applicants/page.tsx", for: "employer" },
  { path: "/employer/company-profile", file: "company-profile/page.tsx", for: "employer" },
  { path: "/employer/mediakit", file: "mediakit/page.tsx", for: "employer" },
  { path: "/employer/reported-job-list", file: "reported-jobs/page.tsx", for: "employer" },
  { path: "/employer/view-on-map/:_id", file: "employer-map/listing-page.tsx", for: "employer" },
  { path: "/employer/job-map/:company_name", file: "employer-map/company-page.tsx", for: "employer" },
  { path: "/employer/change-password", file: "account/change-password-employer.tsx", for: "employer" },
];

/** Whether the page exists yet. `path` is as in the table, with unfilled parameters. */
export function hasScreen(path: string): boolean {
  return SCREENS.some((screen) => screen.path === path);
}

/** Whether the path is outside the web app's router. */
export function isOutside(path: string): boolean {
  return SCREENS.some((screen) => screen.path === path && screen.file === undefined);
}
