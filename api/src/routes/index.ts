import type { Route } from "../http/dispatch.ts";
import * as account from "./account/account.ts";
import * as password from "./auth/password.ts";
import * as register from "./auth/register.ts";
import * as session from "./auth/session.ts";
import * as signIn from "./auth/sign-in.ts";
import * as social from "./auth/social.ts";
import * as usernames from "./auth/usernames.ts";
import * as blogPosts from "./blog/posts.ts";
import * as applicants from "./employer/applicants.ts";
import * as applications from "./employer/applications.ts";
import * as bulkFiles from "./employer/bulk-files.ts";
import * as bulkUploads from "./employer/bulk-uploads.ts";
import * as culture from "./employer/culture.ts";
import * as domains from "./employer/domains.ts";
import * as embed from "./employer/embed.ts";
import * as applicantsExport from "./employer/export.ts";
import * as firstSteps from "./employer/first-steps.ts";
import * as formData from "./employer/form-data.ts";
import * as funnel from "./employer/funnel.ts";
import * as jobBatches from "./employer/job-batches.ts";
import * as jobFeeds from "./employer/job-feeds.ts";
import * as jobLists from "./employer/job-lists.ts";
import * as jobReadings from "./employer/job-readings.ts";
import * as jobTemplates from "./employer/job-templates.ts";
import * as jobs from "./employer/jobs.ts";
import * as mapFailures from "./employer/map-failures.ts";
import * as payWeather from "./employer/pay-weather.ts";
import * as paying from "./employer/paying.ts";
import * as payments from "./employer/payments.ts";
import * as plans from "./employer/plans.ts";
import * as profile from "./employer/profile.ts";
import * as questionSets from "./employer/question-sets.ts";
import * as refunds from "./employer/refunds.ts";
import * as replyTemplates from "./employer/reply-templates.ts";
import * as reportedJobs from "./employer/reported-jobs.ts";
import * as employerSearch from "./employer/search.ts";
import * as team from "./employer/team.ts";
import * as interviews from "./interviews.ts";
import * as clusters from "./map/clusters.ts";
import * as company from "./map/company.ts";
import * as failures from "./map/failures.ts";
import * as localJobs from "./map/local-jobs.ts";
import * as outline from "./map/outline.ts";
import * as places from "./map/places.ts";
import * as notifications from "./notifications.ts";
import * as threads from "./threads.ts";
import * as userApplications from "./user/applications.ts";
import * as companies from "./user/companies.ts";
import * as contact from "./user/contact.ts";
import * as courses from "./user/courses.ts";
import * as domainLog from "./user/domain-log.ts";
import * as feedback from "./user/feedback.ts";
import * as job from "./user/job.ts";
import * as jobAlerts from "./user/job-alerts.ts";
import * as jobClicks from "./user/job-clicks.ts";
import * as jobSearch from "./user/job-search.ts";
import * as preferences from "./user/preferences.ts";
import * as userProfile from "./user/profile.ts";
import * as profileEntries from "./user/profile-entries.ts";
import * as publicPage from "./user/public-page.ts";
import * as resumeDraft from "./user/resume-draft.ts";
import * as resumes from "./user/resumes.ts";
import * as savedJobs from "./user/saved-jobs.ts";
import * as searchPreferences from "./user/search-preferences.ts";
import * as taxonomies from "./user/taxonomies.ts";
import * as vocabularies from "./user/vocabularies.ts";

const MODULES = [
  account,
  password,
  register,
  session,
  signIn,
  social,
  usernames,
  blogPosts,
  applicants,
  applications,
  applicantsExport,
  bulkFiles,
  employerSearch,
  firstSteps,
  funnel,
  bulkUploads,
  culture,
  domains,
  embed,
  formData,
  jobBatches,
  jobFeeds,
  jobLists,
  jobReadings,
  jobs,
  mapFailures,
  paying,
  payments,
  payWeather,
  plans,
  refunds,
  profile,
  jobTemplates,
  questionSets,
  replyTemplates,
  reportedJobs,
  team,
  clusters,
  company,
  failures,
  localJobs,
  outline,
  places,
  notifications,
  interviews,
  threads,
  userApplications,
  companies,
  contact,
  courses,
  domainLog,
  resumeDraft,
  feedback,
  job,
  jobAlerts,
  jobClicks,
  jobSearch,
  preferences,
  publicPage,
  resumes,
  savedJobs,
  searchPreferences,
  userProfile,
  profileEntries,
  taxonomies,
  vocabularies,
];

const parameters = ({ path }: Route) => path.split(":").length;

/** Every route of the API: what these modules export. Fixed paths come before those with parameters. */
export const routes: readonly Route[] = MODULES.flatMap((module): Route[] => Object.values(module)).toSorted(
  (one, other) => parameters(one) - parameters(other),
);
