import { QueryTypes, type Sequelize } from "sequelize";

/**
 * Whole titles and descriptions of pages, as they are until an operator edits the rows of `seo_texts`: one for each page whose title is
 * not made of what it shows.
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
    "Put your open jobs on your own site as a live map: choose how it looks, see it at work, and copy the code for HTML, an iframe, React, Vue, WordPress or Webflow.",
  ],
  ["/feedback", "Feedback | Jobmap", "Tell us what works on Jobmap and what does not."],
  ["/change-password", "Change password | Jobmap", "Choose a new password."],
  ["/profile-setting", "Profile settings | Jobmap", "Your account at Jobmap."],
  ["/notifications", "Notifications | Jobmap", "What you were told, the latest first."],
  ["/unsubscribe", "Fewer mails | Jobmap", "Choose what we write to you about."],
  ["/searchhistory", "Your searches | Jobmap", "What you searched for, to search for it again."],
  ["/saved-job", "Saved jobs | Jobmap", "The jobs that you keep, in folders of your own."],
  ["/saved-jobmap", "Saved jobs on the map | Jobmap", "The jobs that you keep, each at its place."],
  ["/applied-job-list", "Your applications | Jobmap", "What became of each of your applications."],
  ["/job-alerts", "Job alerts | Jobmap", "New jobs by mail, for the searches that you choose."],
  ["/employer/jobs", "Your jobs | Jobmap", "Your listings, open and closed."],
  ["/employer/post-job", "Post a job | Jobmap", "Put a job on the map."],
  ["/employer/dashboard", "Dashboard | Jobmap", "Who saw your jobs, and who applied."],
  ["/employer/all-application", "Applicants | Jobmap", "Everybody who applied to your jobs."],
  ["/employer/company-profile", "Company profile | Jobmap", "What candidates read about your company."],
  ["/employer/mediakit", "Media kit | Jobmap", "Pictures, links and codes that lead to your jobs."],
  ["/employer/reported-job-list", "Reported jobs | Jobmap", "What people found wrong with your listings."],
  ["/employer/change-password", "Change password | Jobmap", "Choose a new password."],
];

/** Writes the texts of pages that have none. What an operator has written stays. */
export async function seedSeoTexts(database: Sequelize): Promise<void> {
  await database.query("INSERT IGNORE INTO seo_texts (page, meta_title, meta_description) VALUES ?", {
    replacements: [SEO_TEXTS],
    type: QueryTypes.INSERT,
  });
}
