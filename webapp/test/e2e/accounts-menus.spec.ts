import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";

/**
 * The side menus of the specification (section 2), whole: group, entry, and where it leads, the first of several that exists. What has no
 * page yet must not be there. Words instead of a path are a control.
 */
type Line = readonly [group: string, text: string, ...targets: string[]];

const VISITOR: readonly Line[] = [
  ["", "Job-Map", "/jobmap"],
  ["", "Explorer", "button"],
  ["", "Candidate Login", "/user-login"],
  ["For Candidates", "Create Free Account", "/user-register"],
  ["For Candidates", "How it Works", "/candidiate-product"],
  ["For Candidates", "ATS Resume Builder", "/ats-resume-builder"],
  ["For Candidates", "Resume / CV Download", "/multiple-resume"],
  ["For Candidates", "Job Feed", "/culture-preference"],
  ["For Candidates", "FAQ", "/faq-candidate"],
  ["", "Employer Login", "/employer-login"],
  ["For Employers", "Post a Job For Free", "/employer/post-job"],
  ["For Employers", "How it Works", "/employer-product"],
  ["For Employers", "Job Ads", "/job-ads"],
  ["For Employers", "Job Map Iframe", "/jobmap-integration"],
  ["For Employers", "Employer Blog", "/blogs"],
  ["For Employers", "FAQ", "/faq-employer"],
  ["", "Send Feedback", "button"],
  ["", "Contact Us", "/contact"],
];
const candidateMenu = (username: string): readonly Line[] => [
  ["", "Profile", "/profile", "/profile-setting"],
  ["", "Job Map", "/jobmap"],
  ["", "Explorer", "button"],
  ["Job Management", "Applied Jobs List", "/applied-job-list"],
  ["Job Management", "My Resume Builder", `/user/${username}`],
  ["Job Management", "Resume / CV Download", "/multiple-resume"],
  ["Job Management", "ATS Resume", "switch"],
  ["Job Management", "Job Feed", "/culture-preferences"],
  ["Resources", "Certificates", "/course"],
  ["Account Settings", "Contact Us", "/contact"],
  ["Account Settings", "Change Password", "/change-password"],
  ["Account Settings", "Deactivate Account", "button"],
  ["Account Settings", "Send Feedback", "button"],
  ["", "Log Out", "button"],
];
const employerMenu = (username: string): readonly Line[] => [
  ["Company", "Company Profile", "/employer/company-profile"],
  ["Company", "Media Kit", "/employer/mediakit"],
  ["Company", "Iframe Demo", "/company-iframe"],
  ["Company", "Public Profile", `/company/${username}`],
  ["Company", "Public Profile", "switch"],
  ["Jobs", "Dashboard", "/employer/dashboard"],
  ["Jobs", "Post A Job Ad", "/employer/post-job"],
  ["Jobs", "Bulk Upload", "/employer/job/bulk-upload"],
  ["Jobs", "Job Ads", "/employer/jobs"],
  ["Jobs", "All Applicants", "/employer/all-application"],
  ["Jobs", "Job Ads Map", `/employer/job-map/${username}`, `/jobmap/${username}`],
  ["Account", "Payment History", "/employer/payment-history"],
  ["Account", "Change Password", "/employer/change-password"],
  ["Account", "Deactivate Account", "button"],
  ["Account", "Team", "/employer/team"],
  ["", "Contact Us", "/contact"],
  ["", "Log Out", "button"],
];

/** The lines whose page there is: any other path leads home. */
async function existing(page: Page, lines: readonly Line[]): Promise<string[][]> {
  const found = await Promise.all(
    lines.map(async ([group, text, ...targets]) => {
      for (const target of targets) {
        if (!target.startsWith("/")) return [[group, text, target]];
        const response = await page.request.get(target, { maxRedirects: 0 });
        const { location = "" } = response.headers();
        if (location !== "/")
          return [[group, text, OPENS_MODAL.has(`${group}: ${text}`) ? "button" : target]];
      }
      return [];
    }),
  );
  return found.flat();
}
const OPENS_MODAL = new Set(["For Candidates: Resume / CV Download"]);

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

/** Waits for a menu of these entries, in this order; a page knows who is here only once its script runs. */
async function expectEntries(page: Page, lines: readonly Line[]): Promise<void> {
  const entries = () =>
    menu(page).evaluate((nav) =>
      Array.from(nav.querySelectorAll("a, button, input"), (item) => {
        const group = item.closest("ul")?.previousElementSibling?.textContent ?? "";
        const text = (item.closest("label") ?? item).textContent ?? "";
        const target = item.getAttribute("href") ?? item.getAttribute("role") ?? "button";
        return [group, text, target];
      }),
    );
  await expect.poll(entries).toEqual(await existing(page, lines));
}

async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^(Menu|Expand menu)$/ });
  await expect(button.or(page.getByRole("button", { name: "Collapse menu" }))).toBeVisible();
  if ((await button.count()) > 0) await button.click();
}

// @spec 2.84
test("a visitor's menu matches the specification @desktop @tablet @phone", async ({ page }) => {
  await page.goto("/jobmap");
  await openMenu(page);
  await expectEntries(page, VISITOR);
  await expect(menu(page).getByRole("link", { name: "Job-Map" })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
});

// @spec 2.118, 4.23, 4.24, 7.136
test("a candidate's menu matches the specification, and its switch works @desktop @phone", async ({
  page,
}) => {
  const candidate = await member(page, "user");
  const username = `marisol.${Date.now().toString(36)}`;
  await post(page, "account/username", { username }, candidate.token);
  await openAs(page, candidate, "/change-password");
  await openMenu(page);
  await expectEntries(page, candidateMenu(username));
  await expectAccessible(page);
  const ats = menu(page).getByRole("switch", { name: "ATS Resume" });
  await ats.click();
  await expect(ats).toBeChecked();
  const toasts = page.getByRole("region", { name: "Notices" });
  await expect(toasts.getByText("Your public page is on.")).toBeVisible();
  await expect(ats).not.toHaveAttribute("aria-busy");
  await page.reload();
  await openMenu(page);
  await expect(ats).toBeChecked();
});

// @spec 2.132, 3.12, 4.25, 4.26, 7.123
test("an employer's menu matches the specification @desktop @phone", async ({ page }) => {
  const employer = await member(page, "employer");
  const username = `harbor.${Date.now().toString(36)}`;
  await post(page, "account/username", { username }, employer.token);
  await openAs(page, employer, "/employer/change-password");
  await openMenu(page);
  await expectEntries(page, employerMenu(username));
  await expectAccessible(page);
  const shown = menu(page).getByRole("switch", { name: "Public Profile" });
  await expect(shown).toBeChecked();
  const checked = () => page.evaluate(() => localStorage.getItem("checked"));
  expect(await checked()).toBe("true");
  await shown.click();
  await expect(page.getByRole("region", { name: "Notices" }).getByText("is hidden")).toBeVisible();
  await expect(shown).not.toBeChecked();
  expect(await checked()).toBe("false");
});

test("a switch that cannot be saved flips back and says why", async ({ page, context, complaints }) => {
  const candidate = await member(page, "user");
  await openAs(page, candidate, "/change-password");
  const ats = menu(page).getByRole("switch", { name: "ATS Resume" });
  await ats.click();
  await expect(ats).toBeChecked();
  await expect(ats).not.toHaveAttribute("aria-busy");
  await context.setOffline(true);
  await ats.click();
  await expect(ats).not.toBeChecked();
  await expect(page.getByRole("region", { name: "Notices" }).getByText(/couldn't reach/)).toBeVisible();
  await expect(ats).toBeChecked();
  // Without a network the console complains too.
  complaints.splice(0);
});

// @spec 2.84, 2.85, 2.87, 2.88, 2.89, 9.12, 9.13, 9.14
test("bar and menu are in their exact positions", async ({ page }) => {
  const bar = page.getByRole("banner");
  const menuButton = page.getByRole("button", { name: "Menu", exact: true });
  const at = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
  };
  // Full-page routes have neither at any width.
  for (const width of [1440, 800, 390]) {
    await at("/user-login", width);
    await expect(bar).toHaveCount(0);
    await expect(menu(page)).toHaveCount(0);
    await expect(menuButton).toHaveCount(0);
  }
  // Marketing pages give both up past 1023 px.
  await at("/", 1024);
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await at("/", 1023);
  await expect(menu(page)).toBeVisible();
  // The menu has a column past 991 px, and a button in the bar below.
  await at("/", 991);
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton).toBeVisible();
  await at("/jobmap", 992);
  await expect(menu(page)).toBeVisible();
  await expect(menuButton).toBeHidden();
  // On the job map the bar goes below 768 px.
  await at("/jobmap", 768);
  await expect(bar).toBeVisible();
  await at("/jobmap", 767);
  await expect(bar).toBeHidden();
  await expect(menuButton.last()).toBeVisible();
});

test("the menu collapses and expands, by keyboard too, and stays so during the visit", async ({ page }) => {
  await page.goto("/jobs/driver-jobs");
  await menu(page).getByRole("button", { name: "For Employers" }).press("Enter");
  await expect(
    menu(page).getByRole("list", { name: "For Employers" }).getByRole("link").first(),
  ).toBeFocused();
  await page.reload();
  await expect(menu(page).getByRole("link", { name: "Job Map Iframe" })).toBeVisible();
  await page.getByRole("button", { name: "Collapse menu" }).press("Enter");
  await expect(menu(page).getByRole("link", { name: "Job Map Iframe" })).toHaveCount(0);
});

test("the drawer closes with Escape, returns the focus, and closes on navigation @phone", async ({
  page,
}) => {
  await page.goto("/jobs/driver-jobs");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await menu(page).getByRole("link", { name: "Job-Map" }).click();
  await expect(page).toHaveURL(/\/jobmap/);
  await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
});
