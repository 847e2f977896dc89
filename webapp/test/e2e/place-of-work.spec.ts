import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs } from "./accounts-data.ts";

test("a typed address moves the pin and says how exact it is; a pin that was set is asked about @desktop", async ({
  page,
}) => {
  test.slow();
  const employer = await member(page, "employer");
  await openAs(page, employer, "/employer/post-job");
  const street = page.getByLabel("Place: street");
  await page.getByLabel("Place: city or zip code").fill("Baltimore");
  await page.getByLabel("State").fill("MD");
  await expect(page.getByText("The pin is in the town center: drag it to the door.")).toBeVisible();
  await street.fill("1 Light St");
  await expect(page.getByText(/could not find the street/)).toBeVisible();
  const pin = page.getByRole("button", { name: /^Pin of Place/ });
  await pin.focus();
  const before = await page.getByText(/^Coordinates:/).textContent();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText("The pin is where you set it.")).toBeVisible();
  await page.getByRole("button", { name: "Undo moving the pin" }).click();
  await expect(page.getByText(/^Coordinates:/)).toHaveText(before ?? "");
  await pin.focus();
  await page.keyboard.press("Shift+ArrowRight");
  const set = await page.getByText(/^Coordinates:/).textContent();
  await page.getByLabel("Place: city or zip code").fill("Annapolis");
  await expect(page.getByText(/in another place than the pin you set/)).toBeVisible();
  await expect(page.getByText(/^Coordinates:/)).toHaveText(set ?? "");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Move the pin to the address" }).click();
  await expect(page.getByText(/could not find the street/)).toBeVisible();
});
