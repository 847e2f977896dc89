import { QueryTypes, type Sequelize } from "sequelize";

/**
 * Complete titles and descriptions of pages, until an operator edits the rows of `seo_texts`: one for each page whose title is
 * not built from its content.
 */
export const SEO_TEXTS: readonly (readonly [page: string, title: string, description: string])[] = [
  ["/user-login", "Sign in | Jobmap", "Sign in to Jobmap as a job seeker."],
  ["/employer-login", "Employer sign in | Jobmap", "Sign in to Jobmap as an employer."],
  [
    "/user-register",
    "Create a free account | Jobmap",
    "A free account for job seekers: save jobs, apply to them, and keep your resume in one place.",
  ],
  [
    "/employer-register",
    "Create an employer account | Jobmap",
    "An account for employers: put your jobs on the map and see who applies.",
  ],
  [
    "/jobmap-integration",
    "Your job map on your website | Jobmap",
    "Put your open jobs on your website as a live map: customize it, preview it, and copy the code for HTML, an iframe, React, Vue, WordPress or Webflow.",
  ],
  ["/feedback", "Feedback | Jobmap", "Tell us what works on Jobmap and what doesn't."],
  ["/change-password", "Change password | Jobmap", "Choose a new password."],
  ["/profile-setting", "Profile settings | Jobmap", "Your Jobmap account."],
  ["/notifications", "Notifications | Jobmap", "Your notifications, newest first."],
  ["/unsubscribe", "Unsubscribe | Jobmap", "Choose which emails you get."],
  ["/searchhistory", "Your searches | Jobmap", "Your past searches."],
  ["/saved-job", "Saved jobs | Jobmap", "Your saved jobs and folders."],
  ["/saved-jobmap", "Saved jobs on the map | Jobmap", "Your saved jobs on the map."],
  ["/applied-job-list", "Your applications | Jobmap", "The status of your applications."],
  ["/job-alerts", "Job alerts | Jobmap", "New jobs by email for your searches."],
  ["/employer/jobs", "Your jobs | Jobmap", "Your open and closed jobs."],
  ["/employer/post-job", "Post a job | Jobmap", "Put a job on the map."],
  ["/employer/dashboard", "Dashboard | Jobmap", "Views and applications for your jobs."],
  ["/employer/all-application", "Applicants | Jobmap", "Everyone who applied to your jobs."],
  ["/employer/company-profile", "Company profile | Jobmap", "What candidates see about your company."],
  ["/employer/mediakit", "Media kit | Jobmap", "Images, links and QR codes for your jobs."],
  ["/employer/reported-job-list", "Reported jobs | Jobmap", "Problems people reported with your jobs."],
  ["/employer/change-password", "Change password | Jobmap", "Choose a new password."],
];

/** Writes the texts of pages that have none. An operator's texts stay. */
export async function seedSeoTexts(database: Sequelize): Promise<void> {
  await database.query("INSERT IGNORE INTO seo_texts (page, meta_title, meta_description) VALUES ?", {
    replacements: [SEO_TEXTS],
    type: QueryTypes.INSERT,
  });
}
