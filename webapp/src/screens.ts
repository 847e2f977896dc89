import type { SessionProfile } from "@jobmap/contract";
import { isSeatAtLeast, type Seat } from "@jobmap/contract/team";

/** One page of the product. Pages without a `file` are served outside the web app and loaded with a full page load. */
export interface Screen {
  readonly path: string;
  /** Its route module, below `features/`. */
  readonly file?: string;
  /** The only role that may see it. Other users are sent to sign in, and return afterward. */
  readonly for?: "user" | "employer";
  /** For employers: the least seat in the team that may see it. The others are told why not, and the menu has no link to it. */
  readonly seat?: Seat;
  /** Without a `file`: is under `/es` as well, where pages of the web app for everybody are anyway. */
  readonly inSpanish?: true;
  /** Is about all jobs of the company: not for those who see only chosen ones. */
  readonly allJobs?: true;
}

/**
 * Every page of the product, in the order of the specification (section 2); any other path redirects to `/`. A line here registers a page's
 * path and guard, and makes the menus link to it.
 */
export const SCREENS: readonly Screen[] = [
  { path: "/", file: "landing/page.tsx" },
  { path: "/landing-page", file: "landing/page.tsx" },
  { path: "/dmca-page", file: "content/page.tsx" },
  { path: "/ada-page", file: "content/page.tsx" },
  { path: "/innovative-employer-solutions", file: "content/page.tsx" },
  { path: "/innovative-candidate-solutions", file: "content/page.tsx" },
  { path: "/faq-employer", file: "content/page.tsx" },
  { path: "/faq-candidate", file: "content/page.tsx" },
  { path: "/partnership", file: "content/page.tsx" },
  { path: "/offering-page", file: "content/page.tsx" },
  { path: "/hiring-process", file: "content/page.tsx" },
  { path: "/candidiate-product", file: "content/page.tsx" },
  { path: "/employer-product", file: "content/page.tsx" },
  {
    path: "/employer/job/bulk-upload",
    file: "bulk-upload/page.tsx",
    seat: "recruiter",
    allJobs: true,
  },
  { path: "/course", file: "courses/page.tsx" },
  { path: "/new-refund-policy", file: "content/page.tsx" },
  { path: "/multiple-resume", file: "resumes/page.tsx" },
  { path: "/ats-resume-builder", file: "resumes/about-page.tsx" },
  { path: "/companyinfocard", file: "company-card/page.tsx" },
  { path: "/job-ads", file: "content/page.tsx" },
  { path: "/jobmap-integration", file: "studio/page.tsx" },
  { path: "/saved-jobmap", file: "saved/map-page.tsx" },
  { path: "/culture-preference", file: "fit/about-page.tsx" },
  { path: "/jobmap", file: "explore/page.tsx" },
  { path: "/jobmap/:slug", inSpanish: true },
  { path: "/job-map-iframe/:company_name" },
  { path: "/company-iframe" },
  { path: "/user-register", file: "account/register-user.tsx" },
  { path: "/employer-register", file: "account/register-employer.tsx" },
  { path: "/user-login", file: "account/login-user.tsx" },
  { path: "/employer-login", file: "account/login-employer.tsx" },
  { path: "/term-of-use", file: "content/page.tsx" },
  { path: "/company/:company_name", file: "company/page.tsx" },
  { path: "/productpage", file: "content/page.tsx" },
  { path: "/contact", file: "contact/page.tsx" },
  { path: "/contactus", file: "contact/page.tsx" },
  { path: "/aboutpage", file: "content/page.tsx" },
  { path: "/about", file: "content/page.tsx" },
  { path: "/searchhistory", file: "search-history/page.tsx" },
  { path: "/user/:username/:profile_slug", file: "public-page/page.tsx" },
  { path: "/user/:username", file: "public-page/own-page.tsx" },
  { path: "/job-pricing", file: "pricing/page.tsx" },
  { path: "/privacy-and-cookies", file: "content/page.tsx" },
  { path: "/help", file: "content/page.tsx" },
  { path: "/legal", file: "content/page.tsx" },
  { path: "/legal/:document/:version", file: "content/version-page.tsx" },
  { path: "/feedback", file: "feedback/page.tsx" },
  { path: "/viewjobdetails", file: "job/by-query.ts" },
  { path: "/job/:job_id", file: "job/page.tsx" },
  { path: "/profile-setting", file: "account/profile-setting.tsx" },
  { path: "/jobs", file: "local/directory-page.tsx" },
  { path: "/jobs/in/:place", file: "local/page.tsx" },
  { path: "/jobs/in/:place/:occupation", file: "local/page.tsx" },
  { path: "/blogs", file: "blog/list-page.tsx" },
  { path: "/blogs/:blog_slug", file: "blog/article-page.tsx" },
  { path: "/blogs/tag/:blog_slug", file: "blog/tag-page.tsx" },
  { path: "/jobs/:search_query", file: "job-list/page.tsx" },
  { path: "/notifications", file: "notifications/page.tsx" },
  { path: "/proved-domains", file: "proved-domains/page.tsx" },
  { path: "/conversation", file: "threads/page.tsx" },
  { path: "/team-invitation", file: "team/invitation-page.tsx" },
  { path: "/unsubscribe", file: "notifications/unsubscribe.tsx" },
  { path: "/api/v1/docs" },

  { path: "/applied-job-list", file: "applied/page.tsx", for: "user" },
  { path: "/profile/import", file: "resume-import/page.tsx", for: "user" },
  { path: "/saved-job", file: "saved/page.tsx", for: "user" },
  { path: "/profile", file: "profile/page.tsx", for: "user" },
  { path: "/job-alerts", file: "alerts/page.tsx", for: "user" },
  { path: "/change-password", file: "account/change-password-user.tsx", for: "user" },
  { path: "/culture-preferences", file: "fit/page.tsx", for: "user" },

  {
    path: "/employer/job/feeds",
    file: "job-feeds/page.tsx",
    for: "employer",
    seat: "recruiter",
    allJobs: true,
  },
  { path: "/employer/team", file: "team/page.tsx", for: "employer" },
  { path: "/employer/jobs", file: "employer-jobs/page.tsx", for: "employer" },
  {
    path: "/employer/post-job",
    file: "post-job/page.tsx",
    for: "employer",
    seat: "recruiter",
  },
  {
    path: "/employer/post-job/from-source",
    file: "job-from-source/page.tsx",
    for: "employer",
    seat: "recruiter",
  },
  { path: "/employer/dashboard", file: "dashboard/page.tsx", for: "employer" },
  { path: "/employer/all-application", file: "applicants/page.tsx", for: "employer" },
  {
    path: "/employer/company-profile",
    file: "company-profile/page.tsx",
    for: "employer",
    seat: "recruiter",
  },
  { path: "/employer/mediakit", file: "mediakit/page.tsx", for: "employer" },
  {
    path: "/employer/jobs/success/:payment_id",
    file: "payments/success-page.tsx",
    for: "employer",
  },
  {
    path: "/employer/jobs/payment/success/:payment_id",
    file: "payments/payment-success-page.tsx",
    for: "employer",
  },
  { path: "/employer/jobs/error", file: "payments/error-page.tsx", for: "employer" },
  {
    path: "/employer/payment-history",
    file: "payments/history-page.tsx",
    for: "employer",
    seat: "owner",
  },
  { path: "/employer/reported-job-list", file: "reported-jobs/page.tsx", for: "employer" },
  {
    path: "/employer/view-on-map/:_id",
    file: "employer-map/listing-page.tsx",
    for: "employer",
  },
  {
    path: "/employer/job-map/:company_name",
    file: "employer-map/company-page.tsx",
    for: "employer",
  },
  {
    path: "/employer/change-password",
    file: "account/change-password-employer.tsx",
    for: "employer",
  },
];

/** Whether the page exists yet. `path` is as in the table, with unfilled parameters. */
export function hasScreen(path: string): boolean {
  return SCREENS.some((screen) => screen.path === path);
}

/** The least seat in a company's team that may see a page. */
export function seatOf(path: string): Seat {
  return SCREENS.find((screen) => screen.path === path)?.seat ?? "viewer";
}

/** Whether a page is open to somebody of a company's team; to visitors and candidates all are, or they are asked to sign in. */
export function isOpenTo(
  path: string,
  who: Pick<SessionProfile, "seat" | "sees_all_jobs"> | undefined,
): boolean {
  const { seat = "viewer", allJobs = false } = SCREENS.find((screen) => screen.path === path) ?? {};
  return isSeatAtLeast(who?.seat ?? "owner", seat) && (!allJobs || (who?.sees_all_jobs ?? true));
}

/** Whether the path is outside the web app's router. */
export function isOutside(path: string): boolean {
  return SCREENS.some((screen) => screen.path === path && screen.file === undefined);
}
