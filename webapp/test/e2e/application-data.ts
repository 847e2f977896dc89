import { expect, type Page } from "@playwright/test";
import { member } from "./accounts-data.ts";

interface Resume {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Somebody new applies for a job of posted-job.ts, by the API alone. */
export async function applies(page: Page, jobId: number, name: string, resume?: Resume): Promise<void> {
  const { token } = await member(page, "user");
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
      answers: JSON.stringify([{ question_id: data.questions[0].id, value: "yes" }]),
      ...(resume && { resume }),
    },
  });
  expect(response.status(), await response.text()).toBe(200);
}
