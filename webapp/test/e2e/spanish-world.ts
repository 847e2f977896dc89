import type { Page } from "@playwright/test";
import { member, post, search } from "./accounts-data.ts";
import { applyAs } from "./application-data.ts";
import { postedJob } from "./posted-job.ts";

/** A candidate and an employer who read Spanish, with something on each of their pages. */
export async function world(page: Page) {
  const { employer, id: job } = await postedJob(page, "Marinero");
  const user = await member(page, "user");
  const send = (path: string, data: object, { token } = user) => post(page, path, data, token);
  for (const one of [user, employer]) await send("account/language", { language: "es" }, one);
  await send("user/job/save", { job_id: job });
  await send("user/folder/add", { name: "Primera", colour: "sea" });
  const alert = { name: "Cocina", frequency: "DAILY", search: { search: "cook" } };
  await send("user/job-alert/add", { ...alert, time_zone: "America/New_York" });
  await search(page, user.token, "cook", "Cambridge, MD");
  await applyAs(page, user.token, job, "Marisol");
  const headers = { Authorization: `Bearer ${user.token}` };
  const applied = await page.request.get("/api/v1/user/job/applied", { headers });
  const application = Number((await applied.json()).data.items[0].id);
  const move = { ids: [application], action: "shortlist" };
  await send("employer/job/change-application-status", move, employer);
  await send("thread/send", { id: application, text: "Hola.", key: crypto.randomUUID() }, employer);
  const [username, company] = [await usernameOf(page, user), await usernameOf(page, employer)];
  return { user, employer, job, application, username, company };
}

/** What the public pages of somebody have in their address. */
export async function usernameOf(page: Page, { token }: { token: string }): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const reply = await page.request.get("/api/v1/auth/profile", { headers });
  return String((await reply.json()).data.username);
}
