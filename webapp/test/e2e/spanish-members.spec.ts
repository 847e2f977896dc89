import type { Page } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, linkFor, member, openAs, post, toast } from "./accounts-data.ts";
import { englishOn } from "./spanish-text.ts";
import { world } from "./spanish-world.ts";

/** Pages that are in Spanish, by who reads them: all for members. Words behind a colon are those of {@link world}. */
const PAGES = {
  user: [
    "/saved-job",
    "/saved-jobmap",
    "/applied-job-list",
    "/applied-job-list?application=:application",
    "/job-alerts",
    "/profile-setting",
    "/user/:username",
    "/searchhistory",
    "/notifications",
  ],
  employer: [
    "/notifications",
    "/profile-setting",
    "/employer/dashboard",
    "/employer/dashboard?by=source&days=7",
    "/employer/dashboard?by=embed",
    "/employer/dashboard?by=day",
    "/employer/all-application",
    "/employer/all-application?application=:application",
    "/employer/all-application?view=board",
    "/employer/all-application?view=review",
    "/employer/all-application?rating=5&due=overdue&from=2026-11-01&zone=utc",
    "/employer/view-on-map/:job",
    "/employer/job-map/:company",
  ],
  visitor: [
    "/saved-jobmap",
    "/searchhistory",
    "/unsubscribe",
    "/unsubscribe?key=kkkkkkkkkkkkkkkkkkkkkk&type=job_alert",
    "/unsubscribe?block=kkkkkkkkkkkkkkkkkkkkkk",
    "/conversation",
    "/team-invitation",
    "/legal/privacy-and-cookies/1.1",
    "/legal/privacy-and-cookies/1.1?changes",
    "/legal/privacy-and-cookies/1.2?changes",
  ],
} as const;

for (const role of ["user", "employer", "visitor"] as const)
  test(`pages of a ${role} are in Spanish, with nothing in English @desktop @phone`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    const { job, application, company, username, ...people } = await world(page);
    const { token } = role === "visitor" ? { token: "" } : people[role];
    if (token !== "") await openAs(page, { token }, "/es/");
    for (const path of PAGES[role]) {
      const named = { ":job": job, ":application": application, ":company": company, ":username": username };
      const address = Object.entries(named).reduce(
        (so, [name, of]) => so.replace(name, String(of)),
        `/es${path}`,
      );
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }).first(), address).toBeVisible();
      await expect(page.locator("[aria-busy=true]"), address).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      expect(new URL(page.url()).pathname).toBe(address.split("?", 1)[0]);
      await expect(page.locator("html"), address).toHaveAttribute("lang", "es");
      expect.soft(await englishOn(page), address).toEqual([]);
    }
    // One's own page is not there for others yet, nor is a resume of who sent none.
    expectRefusals(complaints);
  });

/** Somebody who has registered and reads Spanish. */
async function reader(page: Page, role: "user" | "employer" = "user") {
  const person = await member(page, role);
  await post(page, "account/language", { language: "es" }, person.token);
  return person;
}

const languageOf = async (page: Page, token: string) => {
  const reply = await page.request.get("/api/v1/auth/profile", {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await reply.json()).data.language;
};

test("whoever reads Spanish gets members' pages in Spanish, and pages for everybody as their address says", async ({
  page,
}) => {
  const candidate = await reader(page);
  await openAs(page, candidate, "/saved-job?folder=0#main");
  await expect(page).toHaveURL("/es/saved-job?folder=0#main");
  await expect(page.getByRole("heading", { level: 1, name: "Empleos guardados" })).toBeVisible();

  // A page for everybody stays, and leads back to Spanish where it becomes their own.
  await page.goto("/feedback");
  await expect(page.locator("html")).toHaveAttribute("data-session", "signed-in");
  await expect(page).toHaveURL("/feedback");
  await page.getByRole("banner").getByRole("link", { name: "Saved jobs" }).click();
  await expect(page).toHaveURL("/es/saved-job");
  await page.goBack();
  await expect(page).toHaveURL("/feedback");

  // Their own pages without a guard of their own.
  await page.goto("/searchhistory");
  await expect(page).toHaveURL("/es/searchhistory");

  // Links of the frame stay in Spanish.
  await page.getByRole("button", { name: /^Notificaciones/ }).click();
  await page.getByRole("link", { name: "Ver todas" }).click();
  await expect(page).toHaveURL("/es/notifications");
});

test("the language's name changes it for good, and an address in Spanish is kept by whoever has not chosen", async ({
  page,
}) => {
  const candidate = await member(page, "user");
  await openAs(page, candidate, "/es/saved-job");
  await expect(page.getByRole("heading", { level: 1, name: "Empleos guardados" })).toBeVisible();
  await expect(page).toHaveURL("/es/saved-job");
  expect(await languageOf(page, candidate.token)).toBe("en");

  // What keeps the choice comes with the bell.
  await page.goto("/saved-job");
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/es/saved-job");
  expect(await languageOf(page, candidate.token)).toBe("es");

  await expect(page.getByRole("button", { name: /^Notificaciones/ })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved jobs" })).toBeVisible();
  await expect(page).toHaveURL("/saved-job");
  expect(await languageOf(page, candidate.token)).toBe("en");
});

test("the language's name that is pressed before anybody is known to be signed in is kept as well", async ({
  page,
}) => {
  const candidate = await member(page, "user");
  await openAs(page, candidate, "/feedback");
  const other = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
  /** The profile, and with it the bell, arrives when the page has been left already. */
  const open = async (path: string, press: string) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/v1/auth/profile", async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await page.goto(path);
    await other(press).click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.unroute("**/api/v1/auth/profile");
    answer();
  };
  await open("/feedback", "Español");
  await expect.poll(() => languageOf(page, candidate.token)).toBe("es");

  await open("/es/saved-job", "English");
  await expect(page.getByRole("heading", { level: 1, name: "Saved jobs" })).toBeVisible();
  await expect.poll(() => languageOf(page, candidate.token)).toBe("en");
  await expect(page).toHaveURL("/saved-job");
});

test("signing in keeps the language of the page, and leads to that of the account", async ({ page }) => {
  const candidate = await reader(page);
  const signIn = async (names: { email: string; password: string; press: string }) => {
    await page.getByLabel(names.email).fill(candidate.email);
    await page.getByLabel(names.password, { exact: true }).fill(candidate.password);
    await page.getByRole("button", { name: names.press }).click();
  };
  await page.goto("/es/job-alerts");
  await expect(page).toHaveURL("/es/user-login?redirect=%2Fjob-alerts");
  await signIn({ email: "Correo o nombre de usuario", password: "Contraseña", press: "INICIAR SESIÓN" });
  await expect(page).toHaveURL("/es/job-alerts");

  await page.waitForLoadState("networkidle");
  await page.evaluate(() => localStorage.clear());
  await page.goto("/job-alerts");
  await expect(page).toHaveURL("/user-login?redirect=%2Fjob-alerts");
  await signIn({ email: "Email / Username", password: "Password", press: "SIGN IN" });
  await expect(page).toHaveURL("/es/job-alerts");
});

test("changing the language takes nobody from a page that they work on", async ({ page }) => {
  const candidate = await member(page, "user");
  await openAs(page, candidate, "/profile-setting");
  await page.getByLabel("First name").fill("Adalia");
  await page.getByRole("combobox", { name: "Language" }).selectOption("Español");
  await expect(toast(page, "Your language is saved.")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Adalia");
  await expect(page).toHaveURL("/profile-setting");
  expect(await languageOf(page, candidate.token)).toBe("es");
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Español" }).click();
  await expect(page).toHaveURL("/es/profile-setting");
  await expect(page.getByRole("combobox", { name: "Idioma" })).toHaveValue("es");
});

test("a mail in Spanish leads to pages in Spanish", async ({ page, browser }) => {
  test.slow();
  const { user } = await world(page);
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(await linkFor(page.request, user.email, "/es/conversation"));
  await expect(phone.getByRole("heading", { level: 1, name: /^Marinero en / })).toBeVisible();
  expect(await englishOn(phone)).toEqual([]);
  await context.close();
});
