import { QueryTypes, type Sequelize } from "sequelize";

/** Whole titles and descriptions of pages, as they are until an operator edits the rows of `seo_texts`. */
const TEXTS: readonly (readonly [page: string, title: string, description: string])[] = [
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
  ["/change-password", "Change password | Jobmap", "Choose a new password."],
  ["/profile-setting", "Profile settings | Jobmap", "Your account at Jobmap."],
  ["/feedback", "Feedback | Jobmap", "Tell us what works on Jobmap and what does not."],
];

/** Writes the texts of pages that have none. What an operator has written stays. */
export async function seedSeoTexts(database: Sequelize): Promise<void> {
  await database.query("INSERT IGNORE INTO seo_texts (page, meta_title, meta_description) VALUES ?", {
    replacements: [TEXTS],
    type: QueryTypes.INSERT,
  });
}
