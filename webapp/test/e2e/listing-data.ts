import type { Page } from "@playwright/test";
import { post } from "./accounts-data.ts";

const PLACE = {
  locality: "Cambridge",
  region: "MD",
  postal_code: "21613",
  latitude: 38.5632,
  longitude: -76.0788,
};

/** A published listing, by the API alone. @returns its id */
export async function publish(page: Page, token: string): Promise<number> {
  const { id } = await post(
    page,
    "employer/job/post",
    { title: "Deckhand", location_type: "ONSITE", locations: [PLACE], employment_types: ["FULL_TIME"] },
    token,
  );
  await post(
    page,
    "employer/job/post-salary",
    { id, base_salary: { currency: "USD", min: 2_100, max: 2_650, unit: "HOUR" } },
    token,
  );
  const description = "Keeps the boats and the yard in order, in every season and most weather. ".repeat(4);
  await post(page, "employer/job/post-detail", { id, description }, token);
  await post(page, "employer/job/change-status", { id, action: "submit" }, token);
  return Number(id);
}
