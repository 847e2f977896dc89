import { FEEDBACK_FILES, GALLERY_IMAGE, GALLERY_VIDEO, LOGO_FILE, RESUME_FILES } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { CANDIDATE_MENU, EMPLOYER_MENU, FOOTER, VISITOR_MENU } from "../src/features/shell/entries.ts";
import { footerEntries, shownGroups } from "../src/features/shell/shown.ts";
import { redirectPath, signInPath } from "../src/lib/redirect-path.ts";
import { hasScreen, isOpenTo, SCREENS } from "../src/screens.ts";
import { limitsOf } from "../src/ui/fields/file-limits.ts";

describe("the page after signing in", () => {
  const wanted = (path: string) => redirectPath(`?${new URLSearchParams({ redirect: path })}`);

  it("is one of our own paths, with query and hash", () => {
    expect(wanted("/change-password")).toBe("/change-password");
    expect(wanted("/jobmap?search=nurse&location=Boston#map")).toBe(
      "/jobmap?search=nurse&location=Boston#map",
    );
    expect(redirectPath("?other=1")).toBeUndefined();
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "javascript:alert(1)",
    "evil.example",
    "",
  ])("is never another site: %j", (path) => {
    expect(wanted(path)).toBeUndefined();
  });

  it("never redirects in a circle", () => {
    expect(wanted("/user-login?redirect=/user-login")).toBeUndefined();
    expect(wanted("/employer-register")).toBeUndefined();
  });

  it("survives in the sign-in page's address", () => {
    const page = "/jobs/nurse-jobs?page=2&sort=newest";
    expect(redirectPath(new URL(signInPath("user", page), "http://x").search)).toBe(page);
  });
});

describe("the table of menu entries", () => {
  const menus = { visitor: VISITOR_MENU, candidate: CANDIDATE_MENU, employer: EMPLOYER_MENU };

  it.each(Object.entries(menus))("has no entries without a page: %s", (_, menu) => {
    for (const { entries } of shownGroups(menu)) {
      for (const { to = [], opens, flips } of entries) {
        const paths = typeof to === "string" ? [to] : to;
        expect(paths.some(hasScreen) || opens !== undefined || flips !== undefined).toBe(true);
      }
    }
  });

  it("has an entry once its screen is in the table of screens", () => {
    const shown = shownGroups(VISITOR_MENU).flatMap(({ entries }) => entries.map(({ to }) => to));
    for (const { entries } of VISITOR_MENU)
      for (const { to } of entries)
        if (typeof to === "string") expect(shown.includes(to), to).toBe(hasScreen(to));
  });

  it("gives the footer paths only, and loads other pages completely", () => {
    const footer = footerEntries(FOOTER);
    expect(footer).toContainEqual({ text: "Feedback", to: "/feedback", reload: false, opens: "feedback" });
    expect(footer).toContainEqual({ text: "API", to: "/api/v1/docs", reload: true });
  });
});

describe("a page of the employer's", () => {
  const recruiter = { seat: "recruiter", sees_all_jobs: true } as const;
  const limited = { ...recruiter, sees_all_jobs: false };
  const viewer = { seat: "viewer", sees_all_jobs: true } as const;

  it.each(["/employer/job/bulk-upload", "/employer/job/feeds"])(
    "is open only to those who see all jobs when it is about all of them: %s",
    (path) => {
      expect(isOpenTo(path, recruiter)).toBe(true);
      expect(isOpenTo(path, limited)).toBe(false);
      expect(isOpenTo(path, viewer)).toBe(false);
    },
  );

  it("is open to a seat, and to whoever has no company yet", () => {
    expect(isOpenTo("/employer/post-job", limited)).toBe(true);
    expect(isOpenTo("/employer/post-job", viewer)).toBe(false);
    expect(isOpenTo("/employer/payment-history", recruiter)).toBe(false);
    expect(isOpenTo("/employer/payment-history", { seat: null, sees_all_jobs: true })).toBe(true);
    expect(isOpenTo("/employer/job/bulk-upload", undefined)).toBe(true);
  });
});

it("the table of screens lists each path once", () => {
  const paths = SCREENS.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each([FEEDBACK_FILES, RESUME_FILES, LOGO_FILE, GALLERY_IMAGE, GALLERY_VIDEO])(
  "a field for files up to $maxBytes bytes names each type in plain words",
  (rules) => {
    const { types, ...limits } = limitsOf(rules);
    expect(limits).toEqual({ maxBytes: rules.maxBytes, maxFiles: rules.maxCount });
    expect(Object.keys(types)).toEqual(rules.types);
    for (const name of Object.values(types)) expect(name).not.toContain("/");
  },
);
