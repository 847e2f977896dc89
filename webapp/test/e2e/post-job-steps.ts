import type { Page } from "@playwright/test";

export const WORDS = "Keeps the boats and the yard in order, in every season and most weather. "
  .repeat(14)
  .trim();

export const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: new RegExp(`^${name}`) });
export const saved = (page: Page) => page.getByText(/^Saved \d/);
export const description = (page: Page) => page.getByRole("textbox", { name: "Description" });

/** The listing as the server has it for its employer. */
export async function stored(page: Page, token: string, id: number) {
  const reply = await page.request.get(`/api/v1/employer/job/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await reply.json()).data;
}
