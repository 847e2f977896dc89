import type { ReadKey, WriteKey } from "./endpoint-query.ts";

const keys = <const K extends readonly ReadKey[]>(...list: K) => list;

const COUNTS = keys("GET employer/job/list", "GET employer/dashboard-count");
const JOBS = keys(
  ...COUNTS,
  "GET employer/job/{id}",
  "GET employer/job/get-all-job-list",
  "GET employer/job/get-reported-jobs",
  "GET employer/job/publishing-allowance",
  "GET employer/first-steps",
);
const APPLICANTS = keys(
  ...COUNTS,
  "GET employer/job/applicants-list",
  "GET employer/job/get-all-job-list",
  "GET employer/funnel",
);
const APPLICATION = keys(...APPLICANTS, "GET employer/application/{id}");
const PROFILE = keys("GET employer/profile", "GET employer/job/get-form-data", "GET employer/first-steps");
const TEMPLATES = keys("GET employer/reply-template/list");
const JOB_TEMPLATES = keys("GET employer/job-template/list");
const QUESTION_SETS = keys("GET employer/question-set/list");
const VIEWS = keys("GET employer/applicants/views");
const SAVED = keys("GET user/job/saved", "GET user/folder/list", "GET user/courses");
const APPLIED = keys("GET user/job/applied");
const PREFERENCES = keys("GET user/job/search-preferences");
const PUBLIC_PAGE = keys("GET user/public-page");
const RESUMES = keys("GET user/resume", ...PUBLIC_PAGE);
const ALERTS = keys("GET user/job-alert/list");
const UPLOADS = keys("GET employer/job/get-job-bulk-list", "GET employer/job/bulk-plan");
const PAYMENTS = keys(
  "GET employer/payment/get-job-plans",
  "GET employer/payment/get-transaction-history",
  "GET employer/payment/payment-refund-request-list",
  "GET employer/payment/transaction-detail/{id}",
  "GET employer/payment/{id}",
);
const FEEDS = keys("GET employer/feeds", "GET employer/feeds/{id}");
const DOMAINS = keys("GET employer/domains", "GET user/domain-log", "GET employer/job/publishing-allowance");
const WISHES = keys("GET user/preference", "GET user/preference/fit", "GET user/job-feed");
const DRAFT = keys("GET user/resume-draft");
const MINE = keys("GET user/profile", "GET user/resume", "GET user/courses", ...PUBLIC_PAGE);
const THREADS = keys("GET thread/{id}", "GET thread/unread");
const TEAM = keys("GET employer/team");
const INTERVIEWS = keys("GET interview/list");

/** Endpoints whose replies may change when the server sends an event. */
export const TOUCHED_BY_EVENT = {
  listings: JOBS,
  payments: [...PAYMENTS, ...JOBS],
  messages: [...THREADS, ...APPLICATION, ...APPLIED],
  uploads: [...UPLOADS, ...FEEDS, ...JOBS],
  applications: [...APPLICATION, ...APPLIED, "GET thread/{id}", ...INTERVIEWS],
  notices: [
    ...JOBS,
    ...APPLICATION,
    ...APPLIED,
    ...SAVED,
    "GET notification/list",
    ...THREADS,
    ...INTERVIEWS,
  ],
} as const satisfies Record<string, readonly ReadKey[]>;

/** Writes that affect only the session, not what a signed-in user's page shows. */
type Elsewhere = Exclude<
  WriteKey & `POST ${"account" | "auth" | "map"}/${string}`,
  "POST account/language" | "POST auth/sessions/end"
>;

/** Writes after which no reply changes. As a type they cost visitors no bytes. */
type Nowhere =
  | "POST employer/applicants/preview"
  | "POST employer/change-password"
  | "POST employer/embed/check"
  | "POST employer/feeds/test"
  | "POST employer/job-batch/start"
  | "POST employer/job/read-file"
  | "POST employer/job/read-link"
  | "POST employer/job/read-text"
  | "POST employer/payment/add-bank-account"
  | "POST employer/profile/change-password"
  | "POST employer/reply-template/preview"
  | "POST employer/team/accept"
  | "POST employer/team/leave"
  | "POST interview/by-link"
  | "POST notification/block"
  | "POST notification/read"
  | "POST thread/by-link"
  | "POST user/change-password"
  | "POST user/contact/add"
  | "POST user/feedback/add"
  | "POST user/job/apply-click"
  | "POST user/job/apply-start"
  | "POST user/job/click"
  | "POST user/job/related-jobs/{id}"
  | "POST user/job/report"
  | "POST user/job/totals"
  | "POST user/resume/document"
  | "POST user/resume/file-readings"
  | "POST user/resume/preview"
  | "POST user/resume/readings";

/** Endpoints whose replies change after a write. The compiler requires each writing endpoint to be here or above. */
export const TOUCHED_BY_WRITE: Readonly<Record<Exclude<WriteKey, Elsewhere | Nowhere>, readonly ReadKey[]>> =
  {
    "POST account/language": ["GET notification/list", "GET notification/preferences"],
    "POST auth/sessions/end": ["GET auth/sessions"],
    "POST employer/applicants/delete-view": VIEWS,
    "POST employer/applicants/move": [...APPLICATION, ...INTERVIEWS],
    "POST employer/applicants/save-view": VIEWS,
    "POST employer/applicants/undo": [...APPLICATION, ...INTERVIEWS],
    "POST employer/application/delete-note": ["GET employer/application/{id}"],
    "POST employer/application/note": ["GET employer/application/{id}"],
    "POST employer/application/rate": APPLICATION,
    "POST employer/application/restore-note": ["GET employer/application/{id}"],
    "POST employer/application/view": APPLICANTS,
    "POST employer/culture/update": ["GET employer/culture"],
    "POST employer/domains/add": DOMAINS,
    "POST employer/domains/check": DOMAINS,
    "POST employer/domains/confirm": DOMAINS,
    "POST employer/domains/mail-code": DOMAINS,
    "POST employer/domains/remove": DOMAINS,
    "POST employer/embed/mail": ["GET employer/embed/mails"],
    "POST employer/feeds/accept": FEEDS,
    "POST employer/feeds/add": [...FEEDS, ...UPLOADS],
    "POST employer/feeds/change": FEEDS,
    "POST employer/feeds/delete": FEEDS,
    "POST employer/feeds/read": FEEDS,
    "POST employer/first-steps/dismiss": ["GET employer/first-steps"],
    "POST employer/job-batch/undo": ["GET employer/job-batch/{id}"],
    "POST employer/job/bulk-check": UPLOADS,
    "POST employer/job/bulk-edit": UPLOADS,
    "POST employer/job/bulk-replace": UPLOADS,
    "POST employer/job/bulk-sheet": UPLOADS,
    "POST employer/job/bulk-start": UPLOADS,
    "POST employer/job/bulk-undo": UPLOADS,
    "POST employer/job/change-application-status": APPLICATION,
    "POST employer/job/change-payment_method": [...JOBS, ...PAYMENTS],
    "POST employer/job/change-position-status": [...JOBS, ...APPLICANTS],
    "POST employer/job/change-status": [...JOBS, ...APPLICANTS],
    "POST employer/job/delete-bulk-jobs": [...UPLOADS, ...JOBS],
    "POST employer/job/discard-changes": JOBS,
    "POST employer/job/duplicate": JOBS,
    "POST employer/job/job-bulk-upload-new": UPLOADS,
    "POST employer/job/post": JOBS,
    "POST employer/job/post-detail": JOBS,
    "POST employer/job/post-job-question": JOBS,
    "POST employer/job/post-salary": JOBS,
    "POST employer/job/publish-changes": JOBS,
    "POST employer/job/confirm-marks": JOBS,
    "POST employer/job/save-reading": JOBS,
    "POST employer/job/save-changes": JOBS,
    "POST employer/map-failures/dismiss": ["GET employer/map-failures"],
    "POST employer/payment/cancel": [...JOBS, ...PAYMENTS],
    "POST employer/payment/cancel-refund-request": PAYMENTS,
    "POST employer/payment/cancel-subscription": PAYMENTS,
    "POST employer/payment/check": [...JOBS, ...PAYMENTS],
    "POST employer/payment/create-checkout-session": [...JOBS, ...PAYMENTS],
    "POST employer/payment/payment-refund-request": [...JOBS, ...PAYMENTS],
    "POST employer/payment/publish-Job": [...JOBS, ...PAYMENTS],
    "POST employer/payment/publish-bulk-job": [...UPLOADS, ...JOBS, ...PAYMENTS],
    "POST employer/payment/refund-request": [...JOBS, ...PAYMENTS],
    "POST employer/profile/add-gallary-image": PROFILE,
    "POST employer/profile/add-gallary-video": PROFILE,
    "POST employer/profile/add-gallary-video-links": PROFILE,
    "POST employer/profile/delete-gallary-image": PROFILE,
    "POST employer/profile/delete-gallary-video": PROFILE,
    "POST employer/profile/show-profile-status": PROFILE,
    "POST employer/profile/update-basic-detail": PROFILE,
    "POST employer/profile/update-company-image": PROFILE,
    "POST employer/profile/update-contact-detail": PROFILE,
    "POST employer/profile/update-answer-promise": PROFILE,
    "POST employer/profile/update-embed-origins": PROFILE,
    "POST employer/profile/update-name": PROFILE,
    "POST employer/profile/update-social-detail": PROFILE,
    "POST employer/job-template/add": JOB_TEMPLATES,
    "POST employer/job-template/delete": JOB_TEMPLATES,
    "POST employer/job-template/rename": JOB_TEMPLATES,
    "POST employer/job-template/start": JOBS,
    "POST employer/question-set/add": QUESTION_SETS,
    "POST employer/question-set/change": QUESTION_SETS,
    "POST employer/question-set/delete": QUESTION_SETS,
    "POST employer/reply-template/delete": TEMPLATES,
    "POST employer/reply-template/save": TEMPLATES,
    "POST employer/show-profile-status": PROFILE,
    "POST employer/team/change-access": TEAM,
    "POST employer/team/change-seat": TEAM,
    "POST employer/team/invite": TEAM,
    "POST employer/team/remove": TEAM,
    "POST employer/team/resend": TEAM,
    "POST employer/team/revoke": TEAM,
    "POST employer/team/transfer": TEAM,
    "POST notification/devices": ["GET notification/devices"],
    "POST notification/remove-device": ["GET notification/devices"],
    "POST notification/digest": ["GET notification/digest"],
    "POST notification/preferences": ["GET notification/preferences"],
    "POST notification/unsubscribe": ["GET notification/preferences", "GET user/job-alert/list"],
    "POST interview/answer": INTERVIEWS,
    "POST interview/answer-by-link": INTERVIEWS,
    "POST employer/interview/accept": INTERVIEWS,
    "POST employer/interview/cancel": INTERVIEWS,
    "POST employer/interview/offer": INTERVIEWS,
    "POST thread/read": ["GET thread/unread"],
    "POST thread/report": ["GET thread/{id}"],
    "POST thread/send": [...THREADS, ...APPLICATION],
    "POST thread/send-by-link": THREADS,
    "POST user/folder/add": SAVED,
    "POST user/folder/delete": SAVED,
    "POST user/folder/order": SAVED,
    "POST user/folder/save-job": SAVED,
    "POST user/folder/saved-jobs": SAVED,
    "POST user/job-alert/add": ALERTS,
    "POST user/job-alert/change": ALERTS,
    "POST user/job-alert/delete": ALERTS,
    "DELETE user/resume/{id}": RESUMES,
    "POST user/public-page/update": PUBLIC_PAGE,
    "POST user/resume/add": RESUMES,
    "POST user/resume/update": RESUMES,
    "POST user/job/apply": APPLIED,
    "POST user/job/clear-applied-jobs": APPLIED,
    "POST user/job/clear-not-interestd-jobs": PREFERENCES,
    "POST user/job/clear-save-jobs": SAVED,
    "POST user/job/clear-search-history": PREFERENCES,
    "POST user/job/delete-not-interestd-job": PREFERENCES,
    "POST user/job/delete-search-history": PREFERENCES,
    "POST user/job/not-interested": PREFERENCES,
    "POST user/job/save": SAVED,
    "POST user/job/withdraw": [...APPLIED, ...INTERVIEWS],
    "POST user/profile-update": MINE,
    "POST user/award/add-profile": MINE,
    "POST user/award/delete-profile": MINE,
    "POST user/award/update-profile": MINE,
    "POST user/bio/update": MINE,
    "POST user/certificate/add-profile": MINE,
    "POST user/certificate/delete-profile": MINE,
    "POST user/certificate/update-profile": MINE,
    "POST user/contact/update": MINE,
    "POST user/cover-image-update": MINE,
    "POST user/education/add-profile": MINE,
    "POST user/education/delete-profile": MINE,
    "POST user/education/update-profile": MINE,
    "POST user/experience/add-profile": MINE,
    "POST user/experience/delete-profile": MINE,
    "POST user/experience/update-profile": MINE,
    "POST user/headline/update": MINE,
    "POST user/interest/add-profile": MINE,
    "POST user/interest/delete-profile": MINE,
    "POST user/interest/update-profile": MINE,
    "POST user/language/add-profile": MINE,
    "POST user/language/delete-profile": MINE,
    "POST user/language/update-profile": MINE,
    "POST user/license/add-profile": MINE,
    "POST user/license/delete-profile": MINE,
    "POST user/license/update-profile": MINE,
    "POST user/professional-affiliations/add-profile": MINE,
    "POST user/professional-affiliations/delete-profile": MINE,
    "POST user/professional-affiliations/update-profile": MINE,
    "POST user/profile-image-update": MINE,
    "POST user/profile/order": MINE,
    "POST user/project/add-profile": MINE,
    "POST user/project/delete-profile": MINE,
    "POST user/project/update-profile": MINE,
    "POST user/publication/add-profile": MINE,
    "POST user/publication/delete-profile": MINE,
    "POST user/publication/update-profile": MINE,
    "POST user/reference/add-profile": MINE,
    "POST user/reference/delete-profile": MINE,
    "POST user/reference/update-profile": MINE,
    "POST user/resume-draft/discard": DRAFT,
    "POST user/resume-draft/save": [...MINE, ...DRAFT],
    "POST user/resume-draft/upload": DRAFT,
    "POST user/skill/update-profile": MINE,
    "POST user/volunteer/add-profile": MINE,
    "POST user/volunteer/delete-profile": MINE,
    "POST user/volunteer/update-profile": MINE,
    "POST user/preference/erase": WISHES,
    "POST user/preference/update": WISHES,
  };
