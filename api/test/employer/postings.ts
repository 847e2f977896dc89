import type { EmployerJob } from "@jobmap/contract";
import type { TestClient } from "../support/server.ts";

/** The steps of the form for a listing that keeps every rule. */
export const BASICS = {
  title: "Deckhand",
  employment_types: ["FULL_TIME"],
  location_type: "ONSITE",
  locations: [
    {
      street: "1 Light St",
      locality: "Baltimore",
      region: "MD",
      postal_code: "21202",
      latitude: 39.286,
      longitude: -76.613,
    },
  ],
  openings: 1,
};
export const SALARY = {
  base_salary: { currency: "USD", min: 2_100, max: 2_600, unit: "HOUR" },
  benefits: ["Housing"],
};
export const DETAIL = {
  description: `<p>${"Keeps the boats and the yard in order, in every season. ".repeat(6)}</p>`,
  skills: [{ name: "Net mending", required: true }],
};

/** A draft with every step saved. */
export async function draftJob(employer: TestClient, basics: object = {}): Promise<EmployerJob> {
  const { id } = await employer.ok("POST employer/job/post", "employer/job/post", { ...BASICS, ...basics });
  await employer.ok("POST employer/job/post-salary", "employer/job/post-salary", { id, ...SALARY });
  return await employer.ok("POST employer/job/post-detail", "employer/job/post-detail", { id, ...DETAIL });
}

export async function publishJob(employer: TestClient, basics: object = {}): Promise<EmployerJob> {
  const { id } = await draftJob(employer, basics);
  return await employer.ok("POST employer/job/change-status", "employer/job/change-status", {
    id,
    action: "submit",
  });
}
