import type { Endpoint } from "../endpoint.ts";
import { accountEndpoints } from "./account.ts";
import { alertEndpoints } from "./alerts.ts";
import { applicantEndpoints } from "./applicants.ts";
import { applicationEndpoints } from "./applications.ts";
import { authEndpoints } from "./auth.ts";
import { blogEndpoints } from "./blog.ts";
import { bulkEndpoints } from "./bulk-uploads.ts";
import { candidateJobEndpoints } from "./candidate-jobs.ts";
import { companyDomainEndpoints } from "./company-domains.ts";
import { contactEndpoints } from "./contact.ts";
import { courseEndpoints } from "./courses.ts";
import { embedEndpoints } from "./embed.ts";
import { employerJobEndpoints } from "./employer-jobs.ts";
import { employerProfileEndpoints } from "./employer-profile.ts";
import { employerSearchEndpoints } from "./employer-search.ts";
import { firstStepsEndpoints } from "./first-steps.ts";
import { funnelEndpoints } from "./funnel.ts";
import { interviewEndpoints } from "./interviews.ts";
import { jobBatchEndpoints } from "./job-batches.ts";
import { feedEndpoints } from "./job-feeds.ts";
import { jobReadingEndpoints } from "./job-readings.ts";
import { jobTemplateEndpoints } from "./job-templates.ts";
import { jobEndpoints } from "./jobs.ts";
import { localJobsEndpoints } from "./local-jobs.ts";
import { mapEndpoints } from "./map.ts";
import { notificationEndpoints } from "./notifications.ts";
import { paymentEndpoints } from "./payments.ts";
import { planEndpoints } from "./plans.ts";
import { preferenceEndpoints } from "./preferences.ts";
import { profileEndpoints } from "./profile.ts";
import { publicPageEndpoints } from "./public-page.ts";
import { questionSetEndpoints } from "./question-sets.ts";
import { resumeDraftEndpoints } from "./resume-drafts.ts";
import { resumeEndpoints } from "./resumes.ts";
import { taxonomyEndpoints } from "./taxonomies.ts";
import { teamEndpoints } from "./team.ts";
import { threadEndpoints } from "./threads.ts";

/** Every endpoint of the product, by `METHOD path`. */
export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...alertEndpoints,
  ...applicantEndpoints,
  ...applicationEndpoints,
  ...blogEndpoints,
  ...bulkEndpoints,
  ...candidateJobEndpoints,
  ...contactEndpoints,
  ...courseEndpoints,
  ...companyDomainEndpoints,
  ...embedEndpoints,
  ...employerJobEndpoints,
  ...employerProfileEndpoints,
  ...employerSearchEndpoints,
  ...feedEndpoints,
  ...firstStepsEndpoints,
  ...funnelEndpoints,
  ...interviewEndpoints,
  ...jobBatchEndpoints,
  ...jobEndpoints,
  ...jobReadingEndpoints,
  ...localJobsEndpoints,
  ...mapEndpoints,
  ...notificationEndpoints,
  ...paymentEndpoints,
  ...planEndpoints,
  ...resumeEndpoints,
  ...profileEndpoints,
  ...publicPageEndpoints,
  ...jobTemplateEndpoints,
  ...questionSetEndpoints,
  ...resumeDraftEndpoints,
  ...taxonomyEndpoints,
  ...teamEndpoints,
  ...threadEndpoints,
  ...preferenceEndpoints,
} as const satisfies Record<string, Endpoint>;
