import type { FloorPlan } from "./rooms.ts";

/**
 * Rooms of `webapp/src`: `lib`, `ui` and the shell, which anybody may use and which know no feature, and the features. What features put into
 * the shell is listed at the top, in `shell-parts.tsx`.
 */
export const WEBAPP_ROOMS: FloorPlan = {
  roomOf: (path) => /^webapp\/src\/(?:features\/)?([^/]+)\//.exec(path)?.[1],
  shared: ["lib", "ui", "shell"],
  allowed: {
    lib: [],
    ui: [],
    shell: [],
    account: ["notifications", "session"],
    alerts: ["explore", "saving"],
    applicants: ["applied", "notifications"],
    applied: [],
    apply: ["job", "session"],
    company: ["job-list", "saving"],
    "company-profile": ["company"],
    dashboard: ["company-profile", "employer-jobs", "studio"],
    "employer-jobs": ["notifications"],
    "employer-map": ["company-profile", "employer-jobs"],
    explore: ["alerts", "notifications", "saving"],
    explorer: ["explore"],
    job: ["apply", "saving"],
    "job-list": ["saving"],
    landing: ["explore", "job-list"],
    mediakit: ["company-profile", "studio"],
    notifications: ["session"],
    "post-job": ["employer-jobs", "job"],
    "reported-jobs": ["company-profile", "employer-jobs"],
    saved: ["explore", "saving"],
    "search-history": ["explorer"],
    session: ["account"],
    studio: ["company-profile"],
  },
};

/** Rooms of the job map's page, from the floor up; the files at its top put them together. */
export const EXPLORE_ROOMS: FloorPlan = {
  roomOf: (path) => /^webapp\/src\/features\/explore\/([^/]+)\//.exec(path)?.[1],
  shared: ["state"],
  allowed: {
    state: [],
    map: [],
    filters: [],
    results: ["filters"],
    search: ["results"],
    list: ["filters", "results", "search"],
  },
};

/** What components use of `lib`, besides their stories. */
export const LIB_FOR_UI = [
  "announce.ts",
  "api.ts",
  "company-size.ts",
  "country-name.ts",
  "lazy-part.tsx",
  "modals.ts",
  "toasts.ts",
];

/** What `lib` uses of the components. */
export const UI_FOR_LIB = ["index.ts", "jobs/survey.ts"];
