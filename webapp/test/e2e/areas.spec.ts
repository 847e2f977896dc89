import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { type DrawnArea, decodeAreas, encodeAreas } from "../../../api/contract/src/drawn-areas.ts";
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
  await page.getByRole("button", { name: "Remove area 1" }).press("Enter");
  // The other may have remote jobs alone.
  await expect(headline(page)).toHaveText(/in the area you drew/);
  await expect(sheet).toBeFocused();
  await page.getByRole("button", { name: "Done" }).click();
  const address = page.url();
  await page.getByRole("button", { name: "Remove filter: Drawn on the map" }).click();
  await expect(page).not.toHaveURL(/within=/);
  await page.goto(address);
  await expect(headline(page)).toHaveText(/in the area you drew/);
});

test("an area that is finished while the map still moves is kept", async ({ page }) => {
  await page.goto("/jobmap?at=39.5,-80,6");
  await pinsReady(page);
  await page.getByRole("button", { name: "Draw an area" }).click();
  const sheet = page.getByRole("application", { name: /^Draw an area/ });
  for (const key of ["ArrowUp", "ArrowRight", "ArrowDown"]) {
    await sheet.press(`Shift+${key}`);
    await sheet.press("Enter");
  }
  await expect(page.getByText("3 corners", { exact: true })).toBeVisible();
  // A busy page: the map comes to rest before anything is rendered again.
  await sheet.evaluate((element) => {
    const press = (key: string) =>
      element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const { setTimeout } = window;
    const timers: (() => void)[] = [];
    Object.assign(window, { setTimeout: (timer: () => void) => timers.push(timer) });
    press("ArrowLeft");
    Object.assign(window, { setTimeout });
    press("Escape");
    for (const timer of timers) timer();
  });
  await expect(page).toHaveURL(/within=/);
  await expect(headline(page)).toHaveText(/in the area you drew/);
});

test("a link with a drawn area frames the area @phone @desktop", async ({ page }) => {
  const zooms: number[] = [];
  page.on("request", (request) => {
    const zoom = /\/map\/clusters.*zoom=([\d.]+)/.exec(request.url())?.[1];
    if (zoom !== undefined) zooms.push(Number(zoom));
  });
  await page.goto(`/jobmap?within=${NEW_YORK}`);
  await expect(headline(page)).toHaveText(/in the area you drew/);
  // Counts of what is far away are asked at whole zooms.
  await expect.poll(() => zooms.findLast((zoom) => !Number.isInteger(zoom))).toBeGreaterThan(6);
});

const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
const NEW_YORK = encodeAreas([[corner(41.5, -75), corner(41.5, -73), corner(40, -73), corner(40, -75)]]);

/** A search in a square around New York, with its tools open. */
async function drawn(page: Page): Promise<void> {
  await page.goto(`/jobmap?within=${NEW_YORK}&bbox=-77,35,-71,42`);
  await pinsReady(page);
  await page.getByRole("button", { name: "Draw an area" }).click();
}

/** The corners of the area in the address, once they are as expected and the list has the jobs in it. */
async function corners(page: Page, check: (corners: DrawnArea) => void = () => {}): Promise<DrawnArea> {
  let area: DrawnArea = [];
  await expect(async () => {
    const within = new URL(page.url()).searchParams.get("within") ?? "";
    const areas = decodeAreas(within);
    area = typeof areas === "string" ? [] : (areas[0] ?? []);
    check(area);
    const reply = await page.request.get(`/api/v1/user/job/list?within=${within}&limit=1`);
    expect(await total(page)).toBe((await reply.json()).data.total);
  }).toPass({ timeout: 15_000 });
  return area;
}

test("corners of an area are moved, added and removed from the keyboard", async ({ page }) => {
  await drawn(page);
  const before = await corners(page);
  const editing = page.getByRole("button", { name: "Edit area 1" });
  await page.keyboard.press("Tab");
  await expect(editing).toBeFocused();
  await page.keyboard.press("Enter");
  const corner = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(corner("Corner 1 of 4")).toBeFocused();
  await expectAccessible(page);
  const address = page.url();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(page).not.toHaveURL(address);
  const [moved, ...others] = await corners(page);
  expect(moved?.longitude).toBeLessThan((before[0]?.longitude ?? 0) - 0.05);
  expect(moved?.latitude).toBeCloseTo(before[0]?.latitude ?? 0, 3);
  expect(others).toEqual(before.slice(1));
  await expect(corner("Corner 1 of 4")).toBeFocused();

  await page.keyboard.press("PageDown");
  await expect(corner("Corner 2 of 4")).toBeFocused();
  const announced = await listenToStatus(page);
  await page.keyboard.press("Enter");
  await expect(corner("Corner 3 of 5")).toBeFocused();
  await expect.poll(announced).toContain("Corner added. 5 corners.");
  await corners(page, (now) => expect(now[2]).toEqual({ latitude: 40.75, longitude: -73 }));
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Home");
  await expect(corner("Corner 1 of 5")).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(corner("Corner 1 of 4")).toBeFocused();
  await corners(page, ([first]) => expect(first).toEqual(before[1]));
  // Three are the least.
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("button", { name: "Remove corner" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(editing).toBeFocused();
  await corners(page, (left) => expect(left).toHaveLength(3));
  // All of it was one step.
  await page.goBack();
  await corners(page, (left) => expect(left).toEqual(before));
});

test("corners of an area are moved, added and removed by finger @phone", async ({ page }) => {
  await drawn(page);
  const before = await corners(page);
  await page.getByRole("button", { name: "Edit area 1" }).tap();
  const corner = (name: string) => page.getByRole("button", { name, exact: true });
  const middleOf = async (name: string) => {
    const box = await corner(name).boundingBox();
    if (!box) throw new Error(`no ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // It can be edited once it has the focus.
  await expect(corner("Corner 1 of 4")).toBeFocused();
  const from = await middleOf("Corner 3 of 4");
  // The browser knows where a finger drags, and does not scroll, once it has painted that.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", by: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: from.x - by, y: from.y - by }],
    });
  await touch("touchStart", 0);
  for (const by of [10, 20, 30, 40]) await touch("touchMove", by);
  await touch("touchEnd", 40);
  const [, , moved] = await corners(page, (now) => expect(now[2]).not.toEqual(before[2]));
  expect(moved?.latitude).toBeGreaterThan(before[2]?.latitude ?? 0);
  expect(moved?.longitude).toBeLessThan(before[2]?.longitude ?? 0);

  await page.getByRole("button", { name: "Add a corner after corner 1" }).tap();
  await expect(corner("Corner 2 of 5")).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  await corner("Corner 5 of 5").tap();
  await page.getByRole("button", { name: "Remove corner" }).tap();
  await corners(page, (left) => expect(left.slice(3)).toEqual([moved]));
  await page.getByRole("button", { name: "Done" }).tap();
  await expect(page.getByRole("button", { name: "Edit area 1" })).toBeVisible();
});

/** Everything that is announced from now on: an announcement lasts until the next one, which may come at once. */
async function listenToStatus(page: Page): Promise<() => Promise<string>> {
  const texts = await page.evaluateHandle(() => {
    const told: string[] = [];
    const note = () =>
      told.push(...[...document.querySelectorAll("[role=status]")].map((one) => one.textContent ?? ""));
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return told;
  });
  return () => texts.evaluate((told) => told.join(" "));
}
