import type { AccountSwitch } from "../../lib/account-switches.ts";
import type { MenuIconName } from "./menu/menu-icons.tsx";
import type { Panel } from "./panels.ts";

/**
 * The frame's navigation: every entry of the specification (section 2), in its order, one per line. An entry is shown once its screen is in
 * `screens.ts`, its panel in `panels.ts`, or its switch in `account-switches.ts`, so no entry is a dead link.
 */
export interface Entry {
  readonly text: string;
  readonly icon?: MenuIconName;
  /** A path from `screens.ts`; of several, the first that exists. Parameters are filled from the profile. */
  readonly to?: string | readonly string[];
  readonly opens?: Panel;
  /** The screen that `opens` continues to; the entry is hidden until it exists. */
  readonly leadsTo?: string;
  readonly flips?: AccountSwitch;
}

export interface Group {
  /** If absent, the entries are shown without a group. */
  readonly title?: string;
  readonly icon?: MenuIconName;
  readonly entries: readonly Entry[];
}

// biome-ignore format: one entry a line
export const VISITOR_MENU: readonly Group[] = [
  { entries: [
    { text: "Job-Map", icon: "map", to: "/jobmap" },
    { text: "Explorer", icon: "compass", opens: "explorer" },
    { text: "Candidate Login", icon: "user", to: "/user-login" },
  ] },
  { title: "For Candidates", icon: "people", entries: [
    { text: "Create Free Account", icon: "plus", to: "/user-register" },
    { text: "How it Works", icon: "help", to: "/candidiate-product" },
    { text: "ATS Resume Builder", icon: "file", to: "/ats-resume-builder" },
    { text: "Resume / CV Download", icon: "download", opens: "sign-in", leadsTo: "/multiple-resume" },
    { text: "Job Feed", icon: "star", to: "/culture-preference" },
    { text: "FAQ", icon: "info", to: "/faq-candidate" },
  ] },
  { entries: [
    { text: "Employer Login", icon: "building", to: "/employer-login" },
  ] },
  { title: "For Employers", icon: "briefcase", entries: [
    { text: "Post a Job For Free", icon: "plus", to: "/employer/post-job" },
    { text: "How it Works", icon: "help", to: "/employer-product" },
    { text: "Job Ads", icon: "flag", to: "/job-ads" },
    { text: "Job Map Iframe", icon: "code", to: "/jobmap-integration" },
    { text: "Employer Blog", icon: "list", to: "/blogs" },
    { text: "FAQ", icon: "info", to: "/faq-employer" },
  ] },
  { entries: [
    { text: "Send Feedback", icon: "reply", opens: "feedback" },
    { text: "Contact Us", icon: "mail", to: "/contact" },
  ] },
];

/** The candidate's. The profile link is in the menu's head, beside the name. */
export const CANDIDATE_PROFILE = ["/profile", "/profile-setting"] as const;

// biome-ignore format: one entry a line
export const CANDIDATE_MENU: readonly Group[] = [
  { entries: [
    { text: "Job Map", icon: "map", to: "/jobmap" },
    { text: "Explorer", icon: "compass", opens: "explorer" },
  ] },
  { title: "Job Management", icon: "briefcase", entries: [
    { text: "Applied Jobs List", icon: "list", to: "/applied-job-list" },
    { text: "My Resume Builder", icon: "file", to: "/user/:username" },
    { text: "Resume / CV Download", icon: "download", to: "/multiple-resume" },
    { text: "ATS Resume", icon: "eye", flips: "is_public_ats_resume" },
    { text: "Job Feed", icon: "star", to: "/culture-preferences" },
  ] },
  { title: "Resources", icon: "education", entries: [
    { text: "Certificates", icon: "education", to: "/course" },
  ] },
  { title: "Account Settings", icon: "key", entries: [
    { text: "Contact Us", icon: "mail", to: "/contact" },
    { text: "Change Password", icon: "key", to: "/change-password" },
    { text: "Deactivate Account", icon: "close", opens: "deactivate" },
    { text: "Send Feedback", icon: "reply", opens: "feedback" },
  ] },
  { entries: [
    { text: "Log Out", icon: "out", opens: "log-out" },
  ] },
];

// biome-ignore format: one entry a line
export const EMPLOYER_MENU: readonly Group[] = [
  { title: "Company", icon: "building", entries: [
    { text: "Company Profile", icon: "building", to: "/employer/company-profile" },
    { text: "Media Kit", icon: "download", to: "/employer/mediakit" },
    { text: "Iframe Demo", icon: "code", to: "/company-iframe" },
    { text: "Public Profile", icon: "eye", to: "/company/:company_name", flips: "show_profile" },
  ] },
  { title: "Jobs", icon: "briefcase", entries: [
    { text: "Dashboard", icon: "chart", to: "/employer/dashboard" },
    { text: "Post A Job Ad", icon: "plus", to: "/employer/post-job" },
    { text: "Bulk Upload", icon: "upload", to: "/employer/job/bulk-upload" },
    { text: "Job Ads", icon: "flag", to: "/employer/jobs" },
    { text: "All Applicants", icon: "people", to: "/employer/all-application" },
    { text: "Job Ads Map", icon: "map", to: ["/employer/job-map/:company_name", "/jobmap/:slug"] },
  ] },
  { title: "Account", icon: "user", entries: [
    { text: "Payment History", icon: "card", to: "/employer/payment-history" },
    { text: "Change Password", icon: "key", to: "/employer/change-password" },
    { text: "Deactivate Account", icon: "close", opens: "deactivate" },
  ] },
  { entries: [
    { text: "Contact Us", icon: "mail", to: "/contact" },
    { text: "Log Out", icon: "out", opens: "log-out" },
  ] },
];

/** Below every page. "API" is our own addition, for developers. */
// biome-ignore format: one entry a line
export const FOOTER: readonly Entry[] = [
  { text: "Privacy Policy", to: "/privacy-and-cookies" },
  { text: "Legal", to: "/legal" },
  { text: "Help", to: "/help" },
  { text: "Feedback", to: "/feedback", opens: "feedback" },
  { text: "About", to: "/about" },
  { text: "API", to: "/api/v1/docs" },
];
