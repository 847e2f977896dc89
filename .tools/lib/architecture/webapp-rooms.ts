import type { FloorPlan } from "./rooms.ts";

/**
 * Rooms of `webapp/src`: `lib`, `ui` and the shell, which any room may import and which import no feature, and the
 * features. `shell-parts.tsx` lists what features add to the shell.
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
    explore: ["alerts", "job", "notifications", "saving"],
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

/** Rooms of the job map's page, lowest first; the files directly in the folder connect them. */
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

/** Files of `lib` that components import; stories may import others. */
export const LIB_FOR_UI = [
  "announce.ts",
  "api.ts",
  "company-size.ts",
  "country-name.ts",
  "lazy-part.tsx",
  "modals.ts",
  "toasts.ts",
];

/** Files of `ui` that `lib` imports. */
export const UI_FOR_LIB = ["index.ts", "jobs/survey.ts"];
