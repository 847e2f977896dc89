import { expect, type Page } from "@playwright/test";
import { member } from "./accounts-data.ts";

interface Resume {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What an application sends besides who it is from and what must be answered. */
interface More {
  resume?: Resume;
  source?: string;
  attribution?: string;
}

/** Somebody new applies for a job of posted-job.ts, by the API alone. */
export async function applies(page: Page, jobId: number, name: string, resume?: Resume): Promise<void> {
  const { token } = await member(page, "user");
  await applyAs(page, token, jobId, name, resume && { resume });
}

/** The same by somebody who is there already. */
export async function applyAs(
  page: Page,
  token: string,
  jobId: number,
  name: string,
  more: More = {},
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const form = await page.request.get(`/api/v1/user/job/apply-form/${jobId}`, { headers });
  const { data } = await form.json();
  const response = await page.request.post("/api/v1/user/job/apply", {
    headers,
    multipart: {
      job_id: String(jobId),
      first_name: name,
      last_name: "Marsh",
      email: `${name.toLowerCase()}@example.org`,
      // The first is answered by yes or no; the others are optional.
      answers: JSON.stringify([{ question_id: data.questions[0].id, value: "yes" }]),
      ...more,
    },
  });
  expect(response.status(), await response.text()).toBe(200);
}
