import type { Page } from "@playwright/test";
import { member, type Person, post } from "./accounts-data.ts";

export const WORDS = "Keeps the boats and the yard in order, in every season and most weather. ".repeat(4);

const CAMBRIDGE = {
  locality: "Cambridge",
  region: "MD",
  latitude: 38.563,
  longitude: -76.078,
  precision: "ROOFTOP",
};
export const MIAMI = {
  locality: "Miami",
  region: "FL",
  latitude: 25.762,
  longitude: -80.192,
  precision: "ROOFTOP",
};

/** A job on the map that takes applications here, and its employer. */
export async function postedJob(page: Page, title = "Deckhand", more: readonly object[] = []) {
  const employer = await member(page, "employer");
  return { employer, id: await postJobOf(page, employer, title, more) };
}

/** One more job of somebody's, on the map. @returns its id */
export async function postJobOf(
  page: Page,
  employer: Person & { token: string },
  title: string,
  more: readonly object[] = [],
) {
  const id = await draftJobOf(page, employer, title, more);
  await post(page, "employer/job/change-status", { id, action: "submit" }, employer.token);
  return id;
}

/** A job of somebody's that could be published. @returns its id */
export async function draftJobOf(
  page: Page,
  employer: Person & { token: string },
  title: string,
  more: readonly object[] = [],
) {
  const send = (path: string, data: object) => post(page, path, data, employer.token);
  const { id } = await send("employer/job/post", {
    title,
    employment_types: ["FULL_TIME"],
    location_type: "ONSITE",
    locations: [CAMBRIDGE, ...more],
  });
  const base_salary = { currency: "USD", min: 2_100, max: 2_650, unit: "HOUR" };
  await send("employer/job/post-salary", { id, base_salary });
  await send("employer/job/post-detail", { id, description: WORDS });
  await send("employer/job/post-job-question", {
    id,
    questions: [
      { text: "May you work in the US?", type: "BOOLEAN", required: true, knockout: ["no"] },
      { text: "Which shifts suit you?", type: "MULTI_SELECT", options: ["Mornings", "Evenings"] },
    ],
  });
  return Number(id);
}

/** Every session of somebody ends, as when their password is changed on another device. */
export async function endSessions(page: Page, { role, email, password }: Person): Promise<void> {
  const { token } = await post(page, role === "user" ? "auth/loginUser" : "auth/loginEmployer", {
    email,
    password,
  });
  await post(page, "auth/sessions/end", {}, String(token));
}
