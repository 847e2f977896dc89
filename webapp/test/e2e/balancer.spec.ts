import type { Page } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";
import { heard, openAs, post } from "./accounts-data.ts";
import { openForeignSite } from "./foreign-site.ts";
import { DATABASE, startOtherServer } from "./other-server.ts";
import { postedJob, postJobOf } from "./posted-job.ts";
import { startRoundRobin } from "./round-robin.ts";

/** What the server says when it knows who listens: to a page of ours that somebody is here, to an embed that it follows a company. */
const LISTENS = /^40\{"sid"|^43\/embed,/;
const NEWS = /^42(\/embed,)?\["(company-jobs|listings)",/;

/** What a page is told of jobs from now on. */
function gather(page: Page): string[] {
  const told: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (NEWS.test(String(payload))) told.push(String(payload));
    }),
  );
  return told;
}

const ends: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
test.skip(DATABASE === undefined, "needs TEST_DATABASE_URL, which npm test sets");

test("behind a round-robin balancer every page receives everything once, and polls without WebSockets", async ({
  page,
  context,
  complaints,
  baseURL,
}) => {
  const second = await startOtherServer({});
  ends.push(second.stop);
  const processes = [baseURL ?? "", second.url];
  const balancer = await startRoundRobin(processes);
  const site = await openForeignSite();
  ends.push(balancer.stop, site.close);
  const { employer, id } = await postedJob(page, "Deckhand");
  const headers = { Authorization: `Bearer ${employer.token}` };
  const { data } = await (await page.request.get("/api/v1/auth/profile", { headers })).json();
  const map = `<script async src="${balancer.url}/widget/v1/loader.js"></script><job-map company="${data.username}"></job-map>`;
  const careers = site.page("careers", map);

  // One after another: of each two, one has its socket with the first process and one with the second.
  const pages = await Promise.all([0, 1, 2, 3].map(() => context.newPage()));
  const told = pages.map(gather);
  const [apps, embeds] = [pages.slice(0, 2), pages.slice(2)];
  for (const one of pages) {
    const listens = heard(one, LISTENS);
    if (apps.includes(one)) await openAs(one, employer, `${balancer.url}/employer/jobs`);
    else await one.goto(careers);
    await listens;
  }
  const strict = await context.newPage();
  await strict.clock.install();
  const policy = `script-src ${balancer.url}; connect-src ${balancer.url}`;
  await strict.goto(site.page("strict", map, policy));

  await postJobOf(page, employer, "Sailmaker");
  for (const one of apps) await expect(one.getByRole("button", { name: "1 new job" })).toBeVisible();
  for (const one of embeds) await expect(one.getByRole("link", { name: "Sailmaker" })).toBeVisible();
  expect(told.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  await expect(async () => {
    await strict.clock.fastForward(40_000);
    await expect(strict.getByRole("link", { name: "Sailmaker" })).toBeVisible({ timeout: 1_000 });
  }).toPass();

  // One process stops: whoever was connected to it comes back to the other.
  processes.pop();
  const back = pages.flatMap((one, i) => (i % 2 === 1 ? [heard(one, LISTENS)] : []));
  await Promise.all([second.stop(), ...back]);
  await post(page, "employer/job/change-status", { id, action: "pause" }, employer.token);
  for (const one of apps)
    await expect(one.getByRole("row").filter({ hasText: "Deckhand" })).toContainText("Paused");
  for (const one of embeds) await expect(one.getByRole("link", { name: "Deckhand" })).toHaveCount(0);
  expect(told.map(({ length }) => length)).toEqual([2, 2, 2, 2]);
  // The one line of a page whose policy forbids what was tried.
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/Content Security Policy/)]);
});
