import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { expectRefusals } from "./accounts-data.ts";

// @spec 2.36, 2.110
test("a message to the owner: what is missing is said, nothing is lost, and it has a number @phone @desktop", async ({
  page,
  complaints,
}) => {
  await page.goto("/contactus?topic=PRIVACY");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/contact$/);
  const form = page.getByRole("form", { name: "Message" });
  await expect(form.getByLabel("What is it about?")).toHaveValue("PRIVACY");
  await expect(form.getByRole("textbox", { name: "Fax" })).toHaveCount(0);
  await form.getByRole("textbox", { name: "Message" }).fill("What do you know of me?");
  await form.getByRole("button", { name: "Send" }).click();
  const email = form.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveAccessibleDescription("Please Enter Vaild Email");
  await expectAccessible(page);

  await form.getByRole("textbox", { name: "Name" }).fill("Marisol");
  await email.fill("marisol@example.org");
  const address = "**/api/v1/user/contact/add";
  await page.route(address, (route) =>
    route.fulfill({ status: 429, json: { status: false, code: "too_many_requests", message: "Not now." } }),
  );
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("alert")).toHaveText("Not now.");
  await expect(form.getByRole("textbox", { name: "Message" })).toHaveValue("What do you know of me?");
  await page.unroute(address);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Message received" })).toBeVisible();
  await expect(page.getByText(/^Your message has the number [2-9A-Z]{4}-[2-9A-Z]{4}\./)).toBeVisible();
  expectRefusals(complaints);
});
