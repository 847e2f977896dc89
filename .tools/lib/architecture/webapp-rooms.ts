import type { FloorPlan } from "./rooms.ts";

/**
 * Rooms of `webapp/src`: `lib` and `ui`, which anybody may use and which know no feature, and the features. The shell is around and under
 * all others: its frame fetches the panels of a few, its maps and panels are used by most.
 */
export const WEBAPP_ROOMS: FloorPlan = {
  roomOf: (path) => /^webapp\/src\/(?:features\/)?([^/]+)\//.exec(path)?.[1],
  shared: ["lib", "ui"],
  allowed: {
    lib: [],
    ui: [],
    account: ["notices", "session", "shell"],
    alerts: ["explore", "saving", "shell"],
    applicants: ["applied", "notices", "shell"],
    applied: ["notices", "shell"],
    apply: ["job", "session", "shell"],
    company: ["job-list", "shell"],
    "company-profile": ["company", "shell"],
    dashboard: ["company-profile", "employer-jobs", "notices", "shell", "studio"],
    "employer-jobs": ["notices", "shell"],
    "employer-map": ["company-profile", "employer-jobs", "shell"],
    explore: ["alerts", "notices", "saving", "shell"],
    explorer: ["explore", "shell"],
    feedback: ["shell"],
    job: ["apply", "saving", "shell"],
    "job-list": ["shell"],
    landing: ["explore", "job-list", "session", "shell"],
    mediakit: ["company-profile", "shell", "studio"],
    notices: ["session", "shell"],
    "post-job": ["employer-jobs", "job", "shell"],
    "reported-jobs": ["company-profile", "employer-jobs", "shell"],
    saved: ["explore", "notices", "saving", "shell"],
    saving: ["shell"],
    "search-history": ["explorer", "shell"],
    session: ["account", "shell"],
    shell: ["account", "explorer", "feedback", "notices", "saving", "session"],
    studio: ["company-profile"],
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
