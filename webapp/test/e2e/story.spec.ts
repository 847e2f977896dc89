import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expect, test, watch } from "../../../.tools/browser-test.ts";
import { fillSignIn, hearing, member, openAs } from "./accounts-data.ts";
import { type ForeignSite, openForeignSite } from "./foreign-site.ts";
import { MAILBOX_URL } from "./mail-server.ts";

const WORDS = "Keeps the boats and the yard in order, in every season and most weather. ".repeat(4);

let site: ForeignSite;
test.beforeAll(async () => {
  site = await openForeignSite();
});
test.afterAll(() => site.close());

/** Candidates are told once a move can no longer be undone. */
const AFTER_THE_HOLD = { timeout: 30_000 };

// @spec 0.1, 1.2, 1.4, 1.10, 1.12, 1.25
test("the whole marketplace: posted, on the map of another site, applied for, answered, closed", async ({
  page: visitor,
  browser,
  baseURL,
  complaints,
}) => {
  test.slow();
  const employer = await member(visitor, "employer");
  const candidate = await member(visitor, "user");
  const careers = site.page(
    "careers",
    `<script async src="${baseURL}/widget/v1/loader.js"></script>
     <job-map company="${await usernameOf(visitor.request, employer.token)}" embed="careers" height="700"></job-map>`,
  );
  const desk = await own(browser, complaints);
  const seeker = await own(browser, complaints);

  // Somebody looks at the employer's own site, where nothing is open, and leaves the page as it is until the end.
  await visitor.goto(careers);
  const map = visitor.locator("job-map");
  await expect(map.getByText(/no open jobs/i).first()).toBeVisible();
  await visitor.evaluate(() => Reflect.set(globalThis, "neverLeft", true));

  await openAs(desk, employer, "/employer/post-job");
  await postDeckhand(desk);
  await expect(map.getByRole("link", { name: "Deckhand" })).toBeVisible();
  await expect(map.locator("button.jm-item")).toBeVisible();

  // The candidate finds it there, and applies on Jobmap.
  await seeker.goto(`${careers}?utm_source=tide-times`);
  await seeker.locator("job-map").getByRole("link", { name: "Deckhand" }).click();
  const opening = seeker.waitForEvent("popup");
  await seeker.locator("job-map .job").getByRole("link", { name: "Apply" }).click();
  const applying = await opening;
  await seeker.close();
  await applying.getByRole("link", { name: "Apply" }).locator("visible=true").first().click();
  await hearing(applying, () => fillSignIn(applying, candidate.email, candidate.password));
  const form = applying.getByRole("dialog", { name: "Apply: Deckhand" });
  await expect(form.getByLabel("First name")).toHaveValue("Marisol");
  const sending = applying.waitForRequest((request) => request.url().endsWith("/user/job/apply"));
  await form.getByRole("button", { name: "Send application" }).click();
  const sent = (await sending).postData() ?? "";
  for (const origin of ["embed", "script", "careers", "tide-times", `${site.origin}/careers`])
    expect(sent).toContain(origin);
  await applying.getByRole("link", { name: "View your application" }).click();
  const history = applying.getByRole("list", { name: "History of Deckhand" });
  await expect(history.getByText("You sent your application")).toBeVisible();
  await expect.poll(() => mailTo(employer.email)).toContain("Marisol Torres applied for Deckhand");

  await desk.goto("/employer/all-application");
  await desk.getByRole("link", { name: "Marisol Torres" }).click();
  const panel = desk.getByRole("dialog", { name: "Marisol Torres" });
  await expect(panel.getByText(/^Deckhand, applied .* via an embed$/)).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await desk.getByRole("button", { name: "Actions for Marisol Torres" }).click();
  await desk.getByRole("menuitem", { name: "Invite to interview" }).click();
  const invitation = desk.getByRole("dialog", { name: "Invite to interview: Marisol Torres" });
  await invitation.getByLabel(/^Message/).fill("Monday at 8, at the dock.");
  await invitation.getByRole("button", { name: "Invite to interview" }).click();
  await expect(desk.getByRole("cell", { name: "Interview" })).toBeVisible();

  // The candidate, who has done nothing since, reads it; and has the mail.
  await expect(history.getByText("You are invited to an interview")).toBeVisible(AFTER_THE_HOLD);
  await expect(history.getByText("Monday at 8, at the dock.")).toBeVisible();
  await expect(applying.getByRole("button", { name: /^Notifications, \d unread$/ })).toBeVisible();
  await expect.poll(() => mailTo(candidate.email)).toContain("Monday at 8, at the dock.");

  await desk.goto("/employer/jobs");
  await desk.getByRole("button", { name: "Actions for Deckhand" }).click();
  await desk.getByRole("menuitem", { name: "Close" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Close job" }).click();
  await expect(desk.getByText("Filled", { exact: true })).toBeVisible();

  await expect(map.locator("button.jm-item")).toHaveCount(0);
  await expect(map.getByText(/no open jobs/i).first()).toBeVisible();
  expect(await visitor.evaluate(() => Reflect.get(globalThis, "neverLeft"))).toBe(true);
  await expect(history.getByText("The job was closed")).toBeVisible();
  await applying.getByRole("button", { name: /^Notifications/ }).click();
  await expect(applying.getByRole("link", { name: /^Deckhand at .* is no longer open$/ })).toBeVisible();
  await expect.poll(() => mailTo(candidate.email)).toMatch(/^Deckhand at .* is no longer open$/m);
  await desk.context().close();
  await applying.context().close();
});

/** A page of somebody's own browser. */
async function own(browser: Browser, complaints: string[]): Promise<Page> {
  const context = await browser.newContext();
  watch(context, complaints);
  return await context.newPage();
}

/** Goes through the steps of the form. */
async function postDeckhand(desk: Page): Promise<void> {
  const onward = () => desk.getByRole("button", { name: "Next", exact: true }).click();
  await desk.getByLabel("Title").fill("Deckhand");
  await desk.getByLabel("Place: city or zip code").fill("Cambridge, MD");
  await desk
    .getByRole("option", { name: /Cambridge, (MD|Maryland)/ })
    .first()
    .click();
  await expect(desk.getByRole("button", { name: /^Pin of Place/ })).toBeVisible();
  await onward();
  await desk.getByLabel("From").fill("21");
  await onward();
  await desk.getByRole("textbox", { name: "Description" }).fill(WORDS);
  await onward();
  await expect(desk.getByRole("button", { name: "Add a question" })).toBeVisible();
  await onward();
  await desk.getByRole("button", { name: /^Publish for 30 days/ }).click();
  await expect(desk.getByRole("heading", { name: "Your job is on the map." })).toBeVisible();
}

/** The name that an employer's map has. */
async function usernameOf(request: APIRequestContext, token: string): Promise<string> {
  const reply = await request.get("/api/v1/employer/profile", {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await reply.json()).data.username;
}

/** The text of the newest mail to somebody. */
async function mailTo(address: string): Promise<string> {
  return await (await fetch(`${MAILBOX_URL}?to=${encodeURIComponent(address)}`)).text();
}
