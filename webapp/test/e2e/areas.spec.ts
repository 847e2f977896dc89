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
  // Its lines, and the wash outside them, as wide as the map.
  const wash = page.locator("#map svg path[fill-rule=evenodd]");
  await expect(wash).toHaveAttribute("d", /^M0 0H\d+V\d+H0ZM/);
  const width = (await wash.locator("xpath=..").boundingBox())?.width ?? 0;
  expect(width).toBeGreaterThan(600);
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

test("areas are drawn from the keyboard and by hand, stay in the address, and are removed", async ({
  page,
  request,
}) => {
  await page.goto("/jobmap?at=39.5,-80,6");
  await pinsReady(page);
  await page.getByRole("button", { name: "Draw an area" }).click();
  const sheet = page.getByRole("application", { name: /^Draw an area/ });
  await expect(sheet).toBeFocused();
  for (const keys of [["ArrowUp"], ["ArrowRight", "ArrowRight"], ["ArrowDown", "ArrowDown"]]) {
    for (const key of keys) await page.keyboard.press(`Shift+${key}`);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Backspace");
  await expect(page.getByText("3 corners", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(headline(page)).toHaveText(/^[\d,]+ jobs in the area you drew$/);
  const within = new URL(page.url()).searchParams.get("within") ?? "";
  const reply = await request.get(`/api/v1/user/job/list?within=${within}&limit=1`);
  const counted: number = (await reply.json()).data.total;
  expect(counted).toBeGreaterThan(0);
  expect(await total(page)).toBe(counted);
  await expect(page.getByRole("button", { name: "Draw an area" })).toBeFocused();
  // A second one in one stroke.
  await page.keyboard.press("Enter");
  const box = await sheet.boundingBox();
  if (!box) throw new Error("no box");
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.15, 0.3));
  await page.mouse.down();
  for (const [x, y] of [
    [0.3, 0.3],
    [0.3, 0.6],
    [0.15, 0.6],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 4 });
  await page.mouse.up();
  await expect(headline(page)).toHaveText(/in the areas you drew$/);
  await page.getByRole("button", { name: "Remove area 1" }).click();
  await expect(headline(page)).toHaveText(/in the area you drew$/);
  await page.getByRole("button", { name: "Done" }).click();
  const address = page.url();
  await page.getByRole("button", { name: "Remove filter: Drawn on the map" }).click();
  await expect(page).not.toHaveURL(/within=/);
  await page.goto(address);
  await expect(headline(page)).toHaveText(/in the area you drew$/);
});
