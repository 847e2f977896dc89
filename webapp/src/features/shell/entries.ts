import { t } from "#text";
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
    { text: t`Job-Map`, icon: "map", to: "/jobmap" },
    { text: t`Explorer`, icon: "compass", opens: "explorer" },
    { text: t`Candidate Login`, icon: "user", to: "/user-login" },
  ] },
  { title: t`For Candidates`, icon: "people", entries: [
    { text: t`Create Free Account`, icon: "plus", to: "/user-register" },
    { text: t`How it Works`, icon: "help", to: "/candidiate-product" },
    { text: t`ATS Resume Builder`, icon: "file", to: "/ats-resume-builder" },
    { text: t`Resume / CV Download`, icon: "download", opens: "sign-in", leadsTo: "/multiple-resume" },
    { text: t`Job Feed`, icon: "star", to: "/culture-preference" },
    { text: t`FAQ`, icon: "info", to: "/faq-candidate" },
  ] },
  { entries: [
    { text: t`Employer Login`, icon: "building", to: "/employer-login" },
  ] },
  { title: t`For Employers`, icon: "briefcase", entries: [
    { text: t`Post a Job For Free`, icon: "plus", to: "/employer/post-job" },
    { text: t`How it Works`, icon: "help", to: "/employer-product" },
    { text: t`Job Ads`, icon: "flag", to: "/job-ads" },
    { text: t`Job Map Iframe`, icon: "code", to: "/jobmap-integration" },
    { text: t`Employer Blog`, icon: "list", to: "/blogs" },
    { text: t`FAQ`, icon: "info", to: "/faq-employer" },
  ] },
  { entries: [
    { text: t`Send Feedback`, icon: "reply", opens: "feedback" },
    { text: t`Contact Us`, icon: "mail", to: "/contact" },
  ] },
];

/** The candidate's. The profile link is in the menu's head, beside the name. */
export const CANDIDATE_PROFILE = ["/profile", "/profile-setting"] as const;

// biome-ignore format: one entry a line
export const CANDIDATE_MENU: readonly Group[] = [
  { entries: [
    { text: t`Job Map`, icon: "map", to: "/jobmap" },
    { text: t`Explorer`, icon: "compass", opens: "explorer" },
  ] },
  { title: t`Job Management`, icon: "briefcase", entries: [
    { text: t`Applied Jobs List`, icon: "list", to: "/applied-job-list" },
    { text: t`My Resume Builder`, icon: "file", to: "/user/:username" },
    { text: t`Resume / CV Download`, icon: "download", to: "/multiple-resume" },
    { text: t`ATS Resume`, icon: "eye", flips: "is_public_ats_resume" },
    { text: t`Job Feed`, icon: "star", to: "/culture-preferences" },
  ] },
  { title: t`Resources`, icon: "education", entries: [
    { text: t`Certificates`, icon: "education", to: "/course" },
  ] },
  { title: t`Account Settings`, icon: "key", entries: [
    { text: t`Contact Us`, icon: "mail", to: "/contact" },
    { text: t`Change Password`, icon: "key", to: "/change-password" },
    { text: t`Deactivate Account`, icon: "close", opens: "deactivate" },
    { text: t`Send Feedback`, icon: "reply", opens: "feedback" },
  ] },
  { entries: [
    { text: t`Log Out`, icon: "out", opens: "log-out" },
  ] },
];

/** The employer's. "Team" is our own addition. */
// biome-ignore format: one entry a line
export const EMPLOYER_MENU: readonly Group[] = [
  { title: t`Company`, icon: "building", entries: [
    { text: t`Company Profile`, icon: "building", to: "/employer/company-profile" },
    { text: t`Media Kit`, icon: "download", to: "/employer/mediakit" },
    { text: t`Iframe Demo`, icon: "code", to: "/company-iframe" },
    { text: t`Public Profile`, icon: "eye", to: "/company/:company_name", flips: "show_profile" },
  ] },
  { title: t`Jobs`, icon: "briefcase", entries: [
    { text: t`Dashboard`, icon: "chart", to: "/employer/dashboard" },
    { text: t`Post A Job Ad`, icon: "plus", to: "/employer/post-job" },
    { text: t`Bulk Upload`, icon: "upload", to: "/employer/job/bulk-upload" },
    { text: t`Job Ads`, icon: "flag", to: "/employer/jobs" },
    { text: t`All Applicants`, icon: "people", to: "/employer/all-application" },
    { text: t`Job Ads Map`, icon: "map", to: ["/employer/job-map/:company_name", "/jobmap/:slug"] },
  ] },
  { title: t`Account`, icon: "user", entries: [
    { text: t`Payment History`, icon: "card", to: "/employer/payment-history" },
    { text: t`Change Password`, icon: "key", to: "/employer/change-password" },
    { text: t`Deactivate Account`, icon: "close", opens: "deactivate" },
    { text: t`Team`, icon: "people", to: "/employer/team" },
  ] },
  { entries: [
    { text: t`Contact Us`, icon: "mail", to: "/contact" },
    { text: t`Log Out`, icon: "out", opens: "log-out" },
  ] },
];

/** Below every page. "Jobs by place" and "API", for developers, are our own additions. */
// biome-ignore format: one entry a line
export const FOOTER: readonly Entry[] = [
  { text: t`Privacy Policy`, to: "/privacy-and-cookies" },
  { text: t`Legal`, to: "/legal" },
  { text: t`Help`, to: "/help" },
  { text: t`Feedback`, to: "/feedback", opens: "feedback" },
  { text: t`About`, to: "/about" },
  { text: t`Jobs by place`, to: "/jobs" },
  { text: t`API`, to: "/api/v1/docs" },
];
