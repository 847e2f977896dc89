import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";
import { ask } from "./pages-data.ts";

test("the catalog is for everybody, and tells candidates what their saved jobs ask for and their profile lacks @desktop @phone", async ({
  page,
}) => {
  await page.goto("/course");
  const catalog = page.getByRole("region", { name: "Health care" });
  const link = catalog.getByRole("link", { name: "Basic Life Support (BLS)" });
  await expect(link).toHaveAttribute("href", /^https:\/\/cpr\.heart\.org\//);
  await expect(page.getByText("Asked for by jobs you saved")).toHaveCount(0);
  await expectAccessible(page);

  const { items } = await ask<"GET user/job/list">(page.request, "user/job/list?search=bls&limit=20");
  const details = await Promise.all(
    items.map(({ id }) => ask<"GET user/job/{id}">(page.request, `user/job/${id}`)),
  );
  const job = details.find(({ licences }) => licences.includes("BLS certification"));
  if (!job) throw new Error("No job asks for BLS.");
  const candidate = await member(page, "user");
  await post(page, "user/job/save", { job_id: job.id }, candidate.token);
  const addCard = (expires: string) =>
    post(
      page,
      "user/certificate/add-profile",
      { entry: { name: "BLS provider card", expires } },
      candidate.token,
    );
  await addCard("2024-06");
  await openAs(page, candidate, "/course");
  const asked = page.getByRole("list", { name: "Courses that your saved jobs ask for" });
  await expect(asked).toContainText("One listing you saved asks for BLS. Here is where it is taught:");
  await expect(asked).toContainText(`${job.title}, ${job.company.name}: BLS certification`);
  await expect(asked.getByRole("link", { name: "Basic Life Support (BLS)" })).toBeVisible();
  await expect(asked).toContainText("Your profile has BLS provider card, which expired in Jun 2024.");
  await expectAccessible(page);

  await addCard("2040");
  await page.reload();
  await page.getByText(/^Left out: \d+ things? that your profile has$/).click();
  await expect(
    page.getByText("BLS, asked for by 1 listing: your profile has BLS provider card."),
  ).toBeVisible();
  await expect(asked.getByRole("link", { name: "Basic Life Support (BLS)" })).toHaveCount(0);
  await expectAccessible(page);
});
