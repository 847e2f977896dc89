import type { Route } from "../http/dispatch.ts";
import * as account from "./account/account.ts";
import * as password from "./auth/password.ts";
import * as register from "./auth/register.ts";
import * as session from "./auth/session.ts";
import * as signIn from "./auth/sign-in.ts";
import * as social from "./auth/social.ts";
import * as usernames from "./auth/usernames.ts";
import * as applications from "./employer/applications.ts";
import * as applicantsExport from "./employer/export.ts";
import * as formData from "./employer/form-data.ts";
import * as jobLists from "./employer/job-lists.ts";
import * as jobs from "./employer/jobs.ts";
import * as mapFailures from "./employer/map-failures.ts";
import * as profile from "./employer/profile.ts";
import * as replyTemplates from "./employer/reply-templates.ts";
import * as reportedJobs from "./employer/reported-jobs.ts";
import * as clusters from "./map/clusters.ts";
import * as company from "./map/company.ts";
import * as failures from "./map/failures.ts";
import * as outline from "./map/outline.ts";
import * as places from "./map/places.ts";
import * as notifications from "./notifications.ts";
import * as userApplications from "./user/applications.ts";
import * as companies from "./user/companies.ts";
import * as feedback from "./user/feedback.ts";
import * as job from "./user/job.ts";
import * as jobAlerts from "./user/job-alerts.ts";
import * as jobClicks from "./user/job-clicks.ts";
import * as jobSearch from "./user/job-search.ts";
import * as savedJobs from "./user/saved-jobs.ts";
import * as searchPreferences from "./user/search-preferences.ts";
import * as vocabularies from "./user/vocabularies.ts";

const MODULES = [
  account,
  password,
  register,
  session,
  signIn,
  social,
  usernames,
  applications,
  applicantsExport,
  formData,
  jobLists,
  jobs,
  mapFailures,
  profile,
  replyTemplates,
  reportedJobs,
  clusters,
  company,
  failures,
  outline,
  places,
  notifications,
  userApplications,
  companies,
  feedback,
  job,
  jobAlerts,
  jobClicks,
  jobSearch,
  savedJobs,
  searchPreferences,
  vocabularies,
];

const parameters = ({ path }: Route) => path.split(":").length;

/** Every route of the API: what these modules export. Fixed paths come before those with parameters. */
export const routes: readonly Route[] = MODULES.flatMap((module): Route[] => Object.values(module)).toSorted(
  (one, other) => parameters(one) - parameters(other),
);
