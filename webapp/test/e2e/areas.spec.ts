import { expect, test } from "../../../.tools/browser-test.ts";
import { headline, pinsReady, rows, total } from "./explore-page.ts";

test("a state is an area: typed, headed, framed on the map and listed whole", async ({ page, request }) => {
  const reply = await request.get("/api/v1/user/job/list?location=Texas&limit=1");
  const all: number = (await reply.json()).data.total;
  expect(all).toBeGreaterThan(20);
  await page.goto("/jobmap");
  const where = page.getByRole("combobox", { name: "Where" });
  await where.fill("texas");
  const [first] = await page.getByRole("option").all();
  await expect(first ?? page.getByRole("option")).toHaveText(/^Texas\s*state/);
  await where.press("ArrowDown");
  await where.press("Enter");
  await expect(headline(page)).toHaveText(new RegExp(`^${all.toLocaleString("en-US")} jobs in Texas$`));
  await expect(page).toHaveURL(/\?location=Texas$/);
  await expect(page).toHaveTitle(/ jobs in Texas/);
  await pinsReady(page);
  await expect(rows(page).first()).toContainText(/, TX|TX/);
  expect(await total(page)).toBe(all);
  // By its address alone, the name as people write it.
  await page.goto("/jobmap?location=tx");
  await expect(headline(page)).toHaveText(/ jobs in Texas$/);
  await page.goto("/jobs/jobs-in-texas");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`^${all.toLocaleString("en-US")} jobs\\s*in Texas$`),
  );
});

test("remote jobs count where a place has none", async ({ page }) => {
  await page.goto("/jobmap?latitude=30&longitude=-60");
  await expect(headline(page)).toHaveText(/^0 near your point on the map, [\d,]+ remote\s*$/);
  await expect(page).toHaveTitle(/^0 near your point on the map, [\d,]+ remote/);
  await expect(page.getByText(/^[\d,]+ remote jobs below can be done from anywhere/)).toBeVisible();
});
