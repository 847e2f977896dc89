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
    // Scripts of their own, which no page imports.
    pwa: [],
    account: ["files", "notifications", "session"],
    alerts: ["explore", "saving"],
    applicants: ["applied", "files", "interviews", "notifications", "threads"],
    applied: ["files", "interviews", "threads"],
    apply: ["job", "session"],
    "job-feeds": ["bulk-upload", "company-profile"],
    "bulk-upload": ["company-profile", "files", "post-job", "session"],
    blog: ["job-list"],
    company: ["job-list", "saving"],
    "company-card": ["studio"],
    "company-profile": ["company", "fit"],
    contact: [],
    content: ["landing", "pricing", "resumes", "studio"],
    courses: [],
    dashboard: ["company-profile", "employer-jobs", "studio"],
    "employer-jobs": ["notifications"],
    "employer-map": ["company-profile", "employer-jobs"],
    files: [],
    fit: ["saving"],
    explore: ["alerts", "job", "notifications", "saving"],
    explorer: ["explore"],
    job: ["apply", "fit", "saving"],
    "job-list": ["saving"],
    "job-from-source": ["employer-jobs", "files", "post-job"],
    landing: ["explore", "job-list"],
    local: ["saving"],
    mediakit: ["company-profile", "studio"],
    notifications: ["fit", "palette", "session"],
    palette: ["applicants", "employer-jobs"],
    payments: ["company-profile", "published"],
    "post-job": ["employer-jobs", "job", "pricing", "published"],
    published: ["employer-map", "studio"],
    profile: ["account", "files"],
    "proved-domains": ["job-list"],
    "public-page": ["mediakit", "session"],
    "resume-import": ["files"],
    "reported-jobs": ["company-profile", "employer-jobs"],
    resumes: ["files", "gap", "session"],
    saved: ["explore", "saving", "session"],
    saving: ["gap"],
    "search-history": ["explorer", "session"],
    session: ["account"],
    threads: ["interviews"],
    interviews: [],
    studio: ["company-profile"],
    team: ["account", "company-profile"],
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
    reading: ["results"],
  },
};

/** Files of `lib` that components import; stories may import others. */
export const LIB_FOR_UI = [
  "announce.ts",
  "api.ts",
  "category-text.ts",
  "company-size.ts",
  "country-name.ts",
  "english-messages.ts",
  "failures.ts",
  "lazy-part.tsx",
  "modals.ts",
  "take-over.ts",
  "toasts.ts",
];

/** Files of `ui` that `lib` imports. */
export const UI_FOR_LIB = ["index.ts"];
