import type { Page } from "@playwright/test";

/** How a part of the web app that has a script of its own is reached, and what is said when that does not come. */
export interface Use {
  readonly as?: "user" | "employer";
  readonly at: string;
  /** Where windows have no room for what it replaces. */
  readonly onPhone?: boolean;
  readonly press?: (page: Page) => Promise<void>;
  /** The page asks for it before it is pressed. */
  readonly isEarly?: boolean;
  /** What stays, and offers to try again. */
  readonly says?: string;
  /** The page does without: this is there all the same. */
  readonly stays?: (page: Page) => Promise<void>;
}

const button = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).first().click();
};

const link = (name: string) => async (page: Page) => {
  await page.getByRole("link", { name }).first().click();
};

const inMenu = (entry: string) => async (page: Page) => {
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu
    .or(page.getByRole("button", { name: "Expand menu" }))
    .first()
    .waitFor();
  if (await page.getByRole("button", { name: "Expand menu" }).isVisible()) await button("Expand menu")(page);
  await menu.getByRole("button", { name: entry }).click();
};

const hasMain = async (page: Page) => {
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
};

const SEARCH = "/jobmap?search=nurse";

/** A line for each part; a test fails when one is missing. `null` where no page of the tests asks for it, with the reason beside it. */
export const USES: Readonly<Record<string, Use | null>> = {
  "src/features/shell/menu/MenuColumn.tsx": { at: "/feedback", says: "Menu did not load." },
  "src/features/shell/menu/MenuDrawer.tsx": {
    at: "/feedback",
    onPhone: true,
    press: button("Menu"),
    says: "Menu did not load.",
  },
  "src/features/explorer/ExplorerPanel.tsx": {
    at: "/feedback",
    press: inMenu("Explorer"),
    says: "Explorer did not load.",
  },
  "src/features/feedback/FeedbackPanel.tsx": {
    at: "/job/:job_id",
    press: link("Feedback"),
    says: "Feedback did not load.",
  },
  "src/features/account/SignInModal.tsx": {
    at: "/feedback",
    press: link("Sign in"),
    says: "Sign in did not load.",
  },
  "src/features/account/SignInAgain.tsx": {
    as: "user",
    at: "/profile-setting",
    // As when somebody signs out in another tab.
    press: async (page) => {
      await page.getByRole("link", { name: /^Your account/ }).waitFor();
      await page.evaluate(() => {
        localStorage.removeItem("token");
        dispatchEvent(new StorageEvent("storage", { key: "token", storageArea: localStorage }));
      });
    },
    says: "Sign in again did not load.",
  },
  "src/features/notifications/Bell.tsx": {
    as: "user",
    at: "/feedback",
    says: "Notifications did not load. Try again",
  },
  "src/features/palette/Palette.tsx": {
    as: "employer",
    at: "/feedback",
    press: button("Search and go to"),
    says: "Search and go to did not load.",
  },
  "src/features/session/LogOutDialog.tsx": {
    as: "user",
    at: "/feedback",
    press: inMenu("Log Out"),
    says: "Log out did not load.",
  },
  "src/features/session/DeactivateDialog.tsx": {
    as: "user",
    at: "/feedback",
    press: inMenu("Deactivate Account"),
    says: "Deactivate account did not load.",
  },
  "src/features/session/FillInDialog.tsx": {
    as: "employer",
    at: "/feedback",
    press: inMenu("Job Ads Map"),
    says: "Your profile details did not load.",
  },
  "src/features/bulk-upload/Work.tsx": {
    as: "employer",
    at: "/employer/job/bulk-upload",
    says: "Bulk upload did not load.",
  },
  "src/features/studio/OnYourSite.tsx": {
    as: "employer",
    at: "/jobmap-integration",
    says: "Your site did not load.",
  },
  "src/features/courses/AskedCourses.tsx": {
    as: "user",
    at: "/course",
    says: "What your saved jobs ask for did not load.",
  },
  "src/features/fit/OwnFit.tsx": {
    as: "user",
    at: "/job/:job_id",
    says: "Your comparison did not load.",
  },
  "src/features/explore/filters/AllFilters.tsx": {
    at: SEARCH,
    press: button(/^(All f|F)ilters/),
    says: "All filters did not load.",
  },
  "src/features/explore/filters/FilterPanel.tsx": {
    at: SEARCH,
    press: button("Pay"),
    says: "The filter did not load.",
  },
  "src/features/explore/list/Preview.tsx": {
    at: "/jobmap?job=:job_id",
    says: "Preview did not load.",
  },
  "src/features/explore/map/areas/AreasLayer.tsx": {
    at: "/jobmap?location=Texas",
    says: "Areas on the map did not load.",
  },
  "src/features/explore/reading/Reading.tsx": {
    at: "/jobmap?read=:job_id",
    says: "The job did not load.",
  },
  "src/features/alerts/AlertDialog.tsx": {
    at: SEARCH,
    press: button("Create alert"),
    says: "Create alert did not load.",
  },
  "src/features/alerts/make-alert.ts": {
    as: "user",
    at: SEARCH,
    press: async (page) => {
      // Before it knows who is here, this page would ask for the script, and not the next one.
      await page.getByRole("button", { name: "Notifications" }).waitFor();
      await page.evaluate(() =>
        sessionStorage.setItem("alert-after-sign-in", JSON.stringify({ wish: {}, at: Date.now() })),
      );
      await page.reload();
    },
    says: "Creating your alert did not load.",
  },
  "src/features/apply/ApplyDialog.tsx": {
    as: "user",
    at: "/job/:job_id",
    press: async (page) => {
      await page.getByRole("link", { name: "Apply" }).first().click();
    },
    says: "Apply did not load.",
  },
  "src/features/gap/Gap.tsx": {
    at: "/job/:job_id",
    press: button("Compare with a resume"),
    says: "Compare with a resume did not load.",
  },
  "src/features/resumes/JobCompare.tsx": {
    as: "user",
    at: "/multiple-resume",
    press: async (page) => {
      await page
        .getByRole("button", { name: "New resume" })
        .or(page.getByRole("tab", { name: "Pages" }))
        .first()
        .waitFor();
      if (!(await page.getByRole("tab", { name: "Pages" }).isVisible())) await button("New resume")(page);
      await page.getByRole("tab", { name: "Beside a job" }).click();
    },
    says: "Beside a job did not load.",
  },
  "src/features/saving/ReportDialog.tsx": {
    as: "user",
    at: "/job/:job_id",
    press: button("Report this job"),
    says: "Report this job did not load.",
  },
  save: {
    as: "user",
    at: "/job/:job_id",
    press: button("Not interested"),
    says: "Dismissing jobs did not load.",
    isEarly: true,
  },
  "src/features/explore/map/map-chunk.ts": { at: "/jobmap", says: "The map did not load." },
  "../widget/src/map/index.ts": { at: "/job/:job_id", says: "The map did not load." },
  "../widget/src/map/base/layer.ts": { at: "/jobmap", says: "Land and roads did not load." },
  // The server checks what is sent.
  "../api/contract/src/index.ts": {
    at: "/feedback",
    press: async (page) => page.getByRole("textbox").first().focus(),
    stays: hasMain,
  },
  // What it brings live comes with the next page.
  "../node_modules/socket.io-client/build/esm/index.js": { at: "/feedback", stays: hasMain },
  // Only where pages move: in these tests they stand still.
  "src/features/explore/search/example-phrases.ts": null,
  // Only where the operator chose map tiles of another maker.
  "../widget/src/map/xyz.ts": null,
};
