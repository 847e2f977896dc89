import { expect, test } from "@playwright/test";
import { describeMaps, type Host, heard, hourly, VIEW } from "./map-page.ts";

describeMaps(({ open }) => {
  test("reports clicks, and a drag is not one", async ({ page }) => {
    await open(page);
    await heard(page);
    await page.getByRole("button", { name: /Farm Laborer/ }).click();
    await page.getByRole("button", { name: /^1,232 jobs/ }).click();
    await page.mouse.click(1_300, 700);
    const clicks = (await heard(page)).filter((line) => line.includes("-click"));
    expect(clicks[0]).toContain('pin-click {"pin":{"id":1');
    expect(clicks[1]).toContain('cluster-click {"cluster":{"latitude":39.29');
    expect(clicks[2]).toContain("background-click");
    expect(clicks).toHaveLength(3);

    const cluster = await page.getByRole("button", { name: /^1,232 jobs/ }).boundingBox();
    await page.mouse.move((cluster?.x ?? 0) + 10, (cluster?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((cluster?.x ?? 0) + 90, (cluster?.y ?? 0) + 60, { steps: 6 });
    await page.mouse.up();
    const dragged: string[] = [];
    await expect
      .poll(async () => dragged.push(...(await heard(page))) && dragged.join("\n"))
      .toContain("viewport-change");
    expect(dragged.filter((line) => line.includes("-click"))).toEqual([]);
  });

  test("works by keyboard only: one tab stop, arrows between pins, Escape to the map", async ({ page }) => {
    await open(page);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("region", { name: "Map of jobs" })).toBeFocused();
    const before = await page.evaluate(() => (window as unknown as Host).map.getViewport());
    await page.keyboard.press("+");
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Host).map.getViewport().zoom))
      .toBe(before.zoom + 1);
    await page.keyboard.press("-");
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Host).map.getViewport().zoom))
      .toBe(before.zoom);

    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: /Farm Laborer/ })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("button:focus")).toHaveAccessibleName(/Cook|Crab Picker/);
    await page.keyboard.press("ArrowLeft");
    await heard(page);
    await page.keyboard.press("Enter");
    expect((await heard(page)).filter((line) => line.includes("-click"))).toHaveLength(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: "Map of jobs" })).toBeFocused();
    expect(await page.locator(".jm-item[tabindex='0']").count()).toBe(1);
  });

  test("keeps focus near when the focused cluster opens", async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: /^1,232 jobs/ }).focus();
    await page.evaluate(() => {
      (window as unknown as Host).map.setData({
        pins: [],
        clusters: [
          { latitude: 39.3, longitude: -76.62, count: 700 },
          { latitude: 37.5, longitude: -75.6, count: 532 },
        ],
      });
    });
    await expect(page.getByRole("button", { name: /^700 jobs/ })).toBeFocused();
  });

  test("selects, highlights and marks pins, even in a cluster", async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      const { map } = window as unknown as Host;
      map.setMarks({ saved: new Set([2]), new: new Set([2]), opened: new Set([1]) });
      map.setSelected({ id: 77, latitude: 39.29, longitude: -76.61, pay: null, title: "Deckhand" });
      map.setHighlighted(1);
    });
    await expect(page.getByRole("button", { name: "$25.50 an hour, Cook, new, saved" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Farm Laborer.*opened before/ })).toHaveClass(/is-lit/);
    const selected = page.getByRole("button", { name: "Pay not specified, Deckhand, selected" });
    await expect(selected).toHaveAttribute("aria-current", "true");
    await page.evaluate(() => (window as unknown as Host).map.setSelected(null));
    await expect(selected).toHaveCount(0);
  });

  test("shows the pay of a dot under the pointer, and moves nothing else", async ({ page }) => {
    const crowd = [0, 1, 2, 3].map((i) => ({
      id: 10 + i,
      latitude: 38.56,
      longitude: -76.08 + i * 0.14,
      pay: hourly(2_000 + i * 100),
      title: `Job ${i}`,
    }));
    await open(page, VIEW, { pins: crowd, clusters: [] });
    const dot = page.locator("button.jm-dot").first();
    const name = (await dot.getAttribute("aria-label")) ?? "";
    const plates = (): Promise<number> => page.locator(".jm-plate:visible").count();
    const before = await plates();
    await dot.hover();
    await expect(page.getByRole("button", { name })).toHaveClass(/jm-pin.*is-lit/);
    await expect.poll(plates).toBe(before + 1);
    expect((await heard(page)).some((line) => line.startsWith('pin-hover {"pin":{"id":1'))).toBe(true);
    await page.mouse.move(20, 20);
    await expect.poll(plates).toBe(before);
  });

  test("shows how many jobs are at one place, with and without room for a flag", async ({ page }) => {
    const stacks = [3, 12, 140, 1_250].map((count, i) => {
      return { latitude: 38.56, longitude: -76.08 + i * 0.14, count, isStack: true };
    });
    await open(page, VIEW, { pins: [], clusters: stacks });
    const items = page.locator("button.jm-item");
    await expect(items).toHaveCount(4);
    await expect(page.locator("button.jm-dot")).toHaveCount(0);
    expect(await page.locator("button.jm-cluster").count()).toBeGreaterThan(0);
    for (const item of await items.all()) {
      const count = /^[\d,]+/.exec((await item.getAttribute("aria-label")) ?? "")?.[0];
      await expect(item).toHaveText(new RegExp(`^${count}\\b`));
    }
    for (const circle of await page.locator("button.jm-cluster").all())
      expect(await circle.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
  });

  test("has targets of 24 pixels", async ({ page }) => {
    await open(page);
    for (const item of await page.locator("button.jm-item").all()) {
      const box = await item.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

  test("draws the same map from right to left", async ({ page }) => {
    await open(page);
    const place = (): Promise<(number | undefined)[]> =>
      page.getByRole("button", { name: /Farm Laborer/ }).evaluate((node) => {
        const [foot, plate] = [
          node.getBoundingClientRect(),
          node.querySelector(".jm-plate")?.getBoundingClientRect(),
        ];
        return [foot.x, foot.y, plate?.x, plate?.width];
      });
    const before = await place();
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    expect(await place()).toEqual(before);
  });
});
