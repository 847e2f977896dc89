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
  [
    "/employer/job/bulk-upload",
    "Bulk upload of jobs | Jobmap",
    "Bring up to 10,000 jobs in one XLSX or CSV file: columns are recognized, problems shown row by row and repaired in place, nothing is doubled.",
  ],
  [
    "/job-pricing",
    "What a job ad costs | Jobmap",
    "Prices of job ads: free listings, single jobs, packs of credits and subscriptions, taxes, and what is refunded when you end a job early.",
  ],
  [
    "/profile/import",
    "Add from a resume | Jobmap",
    "Fill your profile with what a resume says, after looking it through.",
  ],
  [
    "/course",
    "Courses and certificates | Jobmap",
    "Where to learn the skills and earn the certificates that job listings ask for: life support, food safety, commercial driving, computers and more.",
  ],
  [
    "/blogs",
    "Blog | Jobmap",
    "How pay is compared, how search reads your words, how listings end: articles with figures from what is on the map at the moment.",
  ],
  [
    "/proved-domains",
    "Log of proved domains | Jobmap",
    "Which employers have proved which domains to be their own, how and when, and which proofs have ended.",
  ],
  [
    "/faq-candidate",
    "Questions from job seekers | Jobmap",
    "What it costs, what employers see, how to know that a job is still open, and how to leave: answers for job seekers.",
  ],
  [
    "/faq-employer",
    "Questions from employers | Jobmap",
    "Posting one job or ten thousand, prices and refunds, applicants, and your map on your own site: answers for employers.",
  ],
  [
    "/productpage",
    "The product | Jobmap",
    "A job market built around a map: what job seekers, employers and developers do with it, with the live map of all open jobs.",
  ],
  [
    "/candidiate-product",
    "How it works for job seekers | Jobmap",
    "Find a job on the map, see whether it is still open and what it pays, apply, and know where you stand: step by step.",
  ],
  [
    "/employer-product",
    "How it works for employers | Jobmap",
    "Write a job, publish it, answer everybody who applies, and close it with unused days paid back: step by step, with prices.",
  ],
  [
    "/innovative-employer-solutions",
    "A live job map on your own site | Jobmap",
    "Two lines of code put your open jobs on your site as a live map: small, without cookies, in your colors, never out of date.",
  ],
  [
    "/innovative-candidate-solutions",
    "Tools on the side of job seekers | Jobmap",
    "Resumes that programs read back whole, a list of gaps in place of a score, a feed by your own wishes, and a profile that is yours.",
  ],
  [
    "/offering-page",
    "What you get, and what it costs | Jobmap",
    "Everything Jobmap offers job seekers, employers and developers, what is free, and what publishing a job costs.",
  ],
  [
    "/hiring-process",
    "What happens to an application | Jobmap",
    "Each step from applied to hired: who takes it, who is told, how long it takes, and what the software does not allow.",
  ],
  [
    "/job-ads",
    "Job ads on the map | Jobmap",
    "What a job ad shows, where it appears, how long it stays public, how results are ordered, and what it costs.",
  ],
  [
    "/about",
    "About | Jobmap",
    "A job market built around a map: what we believe, how it earns money, and who runs it.",
  ],
  [
    "/aboutpage",
    "About | Jobmap",
    "A job market built around a map: what we believe, how it earns money, and who runs it.",
  ],
  [
    "/help",
    "Help | Jobmap",
    "How to find a job on the map, keep it, apply, hire, pay, and manage your account, task by task.",
  ],
  [
    "/culture-preference",
    "Job Feed: jobs by your own wishes | Jobmap",
    "State what you look for once: occupations, place, pay, schedule. Jobs that meet your conditions, each with its reason; employers see none of it.",
  ],
  ["/culture-preferences", "Your Job Feed | Jobmap", "Jobs that meet your conditions, each with its reason."],
  [
    "/legal",
    "Legal | Jobmap",
    "The rules of this site in plain words: terms, privacy, refunds, copyright and accessibility, each with its versions and what changed.",
  ],
  [
    "/term-of-use",
    "Terms of use | Jobmap",
    "What you may expect of Jobmap and what it expects of you, in plain words, with earlier versions and what changed.",
  ],
  [
    "/privacy-and-cookies",
    "Privacy and cookies | Jobmap",
    "What is kept about you, why and for how long, line by line, the three cookies, and how to see, take or delete your data.",
  ],
  [
    "/dmca-page",
    "Copyright complaints (DMCA) | Jobmap",
    "What to write if something on Jobmap is yours and should not be here, and what to do if yours was taken down wrongly.",
  ],
  [
    "/ada-page",
    "Accessibility (ADA) | Jobmap",
    "What is done so that everybody can find work here, what is tested with each change, and what is known not to hold.",
  ],
  [
    "/new-refund-policy",
    "Refunds | Jobmap",
    "Days of a job ad that were not used are paid back: how it is counted, how you get it, and where it can be checked.",
  ],
  [
    "/contact",
    "Contact us | Jobmap",
    "Write to whoever runs Jobmap: questions, hiring, partnership, your data, accessibility. You get a number for your message.",
  ],
  [
    "/contactus",
    "Contact us | Jobmap",
    "Write to whoever runs Jobmap: questions, hiring, partnership, your data, accessibility. You get a number for your message.",
  ],
  [
    "/companyinfocard",
    "Company card for your site or README | Jobmap",
    "Your open jobs, or one of them, as a card that follows them: a picture or a frame, light or dark, with code for HTML and Markdown.",
  ],
  [
    "/partnership",
    "Work with us | Jobmap",
    "For job boards, towns, colleges and developers: feeds in and out, maps to embed, an open API, and how to begin.",
  ],
  ["/feedback", "Feedback | Jobmap", "Tell us what works on Jobmap and what doesn't."],
  [
    "/ats-resume-builder",
    "ATS resume builder | Jobmap",
    "Resumes that people and machines read alike: nine templates, as PDF and Word file, each read back and compared before it is offered.",
  ],
  ["/multiple-resume", "Resume / CV download | Jobmap", "Your resumes, to change and to download."],
  ["/profile", "Your profile | Jobmap", "Your jobs, schools, skills and licenses."],
  ["/change-password", "Change password | Jobmap", "Choose a new password."],
  ["/profile-setting", "Profile settings | Jobmap", "Your Jobmap account."],
  ["/notifications", "Notifications | Jobmap", "Your notifications, newest first."],
  ["/unsubscribe", "Unsubscribe | Jobmap", "Choose which emails you get."],
  ["/team-invitation", "Join a team | Jobmap", "An invitation to work for a company on Jobmap."],
  ["/conversation", "Your conversation | Jobmap", "Messages about an application."],
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
  [
    "/employer/post-job/from-source",
    "Start from what you have | Jobmap",
    "A job from its link, its file or its text, as a draft.",
  ],
  ["/employer/job/feeds", "Job feeds | Jobmap", "Your jobs, read from where they are already."],
  ["/employer/team", "Team | Jobmap", "Who works for your company here, and what each may do."],
  ["/employer/jobs/error", "Not paid | Jobmap", "A payment that was not made, and how to go on."],
  ["/employer/payment-history", "Payment history | Jobmap", "What you have paid, and every cent of it."],
  ["/employer/change-password", "Change password | Jobmap", "Choose a new password."],
];

/** Writes the texts of pages that have none. An operator's texts stay. */
export async function seedSeoTexts(database: Sequelize): Promise<void> {
  await database.query("INSERT IGNORE INTO seo_texts (page, meta_title, meta_description) VALUES ?", {
    replacements: [SEO_TEXTS],
    type: QueryTypes.INSERT,
  });
}
