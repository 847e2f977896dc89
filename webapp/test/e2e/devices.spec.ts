import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs } from "./accounts-data.ts";

test.use({ serviceWorkers: "allow" });

/**
 * A browser whose person allows notifications, which one without a screen never does. Its push service would be another machine: a page takes
 * this one for it, with keys as browsers make them.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let subscription: unknown = null;
    const made = (applicationServerKey: ArrayBuffer) => ({
      options: { applicationServerKey },
      toJSON: () => ({
        endpoint: `https://push.example.org/${crypto.randomUUID()}`,
        keys: { p256dh: `BA${"A".repeat(85)}`, auth: "A".repeat(22) },
      }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    });
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Notification.requestPermission = async () => "granted";
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscription,
      subscribe: async () => {
        subscription = made(new ArrayBuffer(65));
        return subscription;
      },
    });
  });
}

test("notifications are turned on for a device by a press, and taken away again", async ({ page }) => {
  const candidate = await member(page, "user");
  await withPushService(page);
  await openAs(page, candidate, "/about");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto("/profile-setting");
  const section = page.locator("#devices");
  await section.getByRole("button", { name: "Turn on notifications on this device" }).click();
  await expect(section.getByText("Notifications appear on this device")).toBeVisible();
  const devices = section.getByRole("list", { name: "Devices with notifications" });
  await expect(devices.getByRole("listitem")).toContainText("This one");
  await expectAccessible(page);
  await devices.getByRole("button", { name: /^Remove / }).click();
  await expect(devices).toHaveCount(0);
  await expect(section.getByRole("button", { name: "Turn on notifications on this device" })).toBeVisible();
});
