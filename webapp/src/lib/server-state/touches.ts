import type { ReadKey, WriteKey } from "./endpoint-query.ts";

const keys = <const K extends readonly ReadKey[]>(...list: K) => list;

const COUNTS = keys("GET employer/job/list", "GET employer/dashboard-count");
const JOBS = keys(
  ...COUNTS,
  "GET employer/job/{id}",
  "GET employer/job/get-all-job-list",
  "GET employer/job/get-reported-jobs",
  "GET employer/job/publishing-allowance",
);
const APPLICANTS = keys(...COUNTS, "GET employer/job/applicants-list");
const PROFILE = keys("GET employer/profile", "GET employer/job/get-form-data");
const TEMPLATES = keys("GET employer/reply-template/list");
const SAVED = keys("GET user/job/saved", "GET user/folder/list");
const APPLIED = keys("GET user/job/applied");
const PREFERENCES = keys("GET user/job/search-preferences");
const ALERTS = keys("GET user/job-alert/list");
const NOTHING = keys();

/** Endpoints whose replies may change when the server sends an event. */
export const TOUCHED_BY_EVENT = {
  listings: JOBS,
  applications: [...APPLICANTS, "GET employer/application/{id}", ...APPLIED],
  notices: [
    ...JOBS,
    ...APPLICANTS,
    "GET employer/application/{id}",
    ...APPLIED,
    ...SAVED,
    "GET notification/list",
  ],
} as const satisfies Record<string, readonly ReadKey[]>;

/** Writes that affect only the session, not what a signed-in user's page shows. */
type Elsewhere = Exclude<WriteKey & `POST ${"account" | "auth" | "map"}/${string}`, "POST auth/sessions/end">;

/** Endpoints whose replies change after a write. The compiler requires an entry for each writing endpoint. */
export const TOUCHED_BY_WRITE: Readonly<Record<Exclude<WriteKey, Elsewhere>, readonly ReadKey[]>> = {
  "POST auth/sessions/end": ["GET auth/sessions"],
  "POST employer/application/delete-note": ["GET employer/application/{id}"],
  "POST employer/application/note": ["GET employer/application/{id}"],
  "POST employer/application/rate": [...APPLICANTS, "GET employer/application/{id}"],
  "POST employer/application/view": APPLICANTS,
  "POST employer/change-password": NOTHING,
  "POST employer/job/change-application-status": [...APPLICANTS, "GET employer/application/{id}"],
  "POST employer/job/change-position-status": [...JOBS, ...APPLICANTS],
  "POST employer/job/change-status": [...JOBS, ...APPLICANTS],
  "POST employer/job/discard-changes": JOBS,
  "POST employer/job/duplicate": JOBS,
  "POST employer/job/post": JOBS,
  "POST employer/job/post-detail": JOBS,
  "POST employer/job/post-job-question": JOBS,
  "POST employer/job/post-salary": JOBS,
  "POST employer/job/publish-changes": JOBS,
  "POST employer/job/save-changes": JOBS,
  "POST employer/map-failures/dismiss": ["GET employer/map-failures"],
  "POST employer/profile/add-gallary-image": PROFILE,
  "POST employer/profile/add-gallary-video": PROFILE,
  "POST employer/profile/add-gallary-video-links": PROFILE,
  "POST employer/profile/change-password": NOTHING,
  "POST employer/profile/delete-gallary-image": PROFILE,
  "POST employer/profile/delete-gallary-video": PROFILE,
  "POST employer/profile/show-profile-status": PROFILE,
  "POST employer/profile/update-basic-detail": PROFILE,
  "POST employer/profile/update-company-image": PROFILE,
  "POST employer/profile/update-contact-detail": PROFILE,
  "POST employer/profile/update-embed-origins": PROFILE,
  "POST employer/profile/update-name": PROFILE,
  "POST employer/profile/update-social-detail": PROFILE,
  "POST employer/reply-template/delete": TEMPLATES,
  "POST employer/reply-template/save": TEMPLATES,
  "POST employer/show-profile-status": PROFILE,
  "POST notification/digest": ["GET notification/digest"],
  "POST notification/preferences": ["GET notification/preferences"],
  "POST notification/read": NOTHING,
  "POST notification/unsubscribe": ["GET notification/preferences", "GET user/job-alert/list"],
  "POST user/change-password": NOTHING,
  "POST user/feedback/add": NOTHING,
  "POST user/folder/add": SAVED,
  "POST user/folder/delete": SAVED,
  "POST user/folder/order": SAVED,
  "POST user/folder/save-job": SAVED,
  "POST user/folder/saved-jobs": SAVED,
  "POST user/job-alert/add": ALERTS,
  "POST user/job-alert/change": ALERTS,
  "POST user/job-alert/delete": ALERTS,
  "POST user/job/apply": APPLIED,
  "POST user/job/apply-click": NOTHING,
  "POST user/job/clear-applied-jobs": APPLIED,
  "POST user/job/clear-not-interestd-jobs": PREFERENCES,
  "POST user/job/clear-save-jobs": SAVED,
  "POST user/job/clear-search-history": PREFERENCES,
  "POST user/job/click": NOTHING,
  "POST user/job/delete-not-interestd-job": PREFERENCES,
  "POST user/job/delete-search-history": PREFERENCES,
  "POST user/job/not-interested": PREFERENCES,
  "POST user/job/related-jobs/{id}": NOTHING,
  "POST user/job/report": NOTHING,
  "POST user/job/save": SAVED,
  "POST user/job/withdraw": APPLIED,
  "POST user/profile-update": NOTHING,
};
