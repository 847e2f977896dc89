import { readFileSync } from "node:fs";
import { expect, expectAccessible, expectLegible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";
import { draftJobOf, WORDS } from "./posted-job.ts";

const QUALIFICATIONS =
  "<p>BLS is required.</p><p>Proficiency in Excel is preferred.</p><p>A valid driver's license is required.</p>";

test("a resume is read back by five readers, and compared with a saved job in the browser alone", async ({
  page,
}) => {
  const employer = await member(page, "employer");
  const id = await draftJobOf(page, employer, "Care aide of the quay");
  await post(
    page,
    "employer/job/post-detail",
    { id, description: WORDS, qualifications: QUALIFICATIONS },
    employer.token,
  );
  await post(page, "employer/job/change-status", { id, action: "submit" }, employer.token);
  const person = await member(page, "user");
  const { token } = person;
  await post(page, "user/skill/update-profile", { skills: [{ name: "Excel" }] }, token);
  await post(page, "user/certificate/add-profile", { entry: { name: "Basic Life Support" } }, token);
  await post(page, "user/job/save", { job_id: id }, token);
  await openAs(page, person, "/multiple-resume");
  await page.getByRole("button", { name: "New resume" }).click();

  // By keyboard, as tabs are.
  await page.getByRole("tab", { name: "Pages" }).focus();
  await page.keyboard.press("ArrowRight");
  const panel = page.getByRole("tabpanel");
  await expect(panel).toContainText(/Your \d+ facts came back whole from \d readers\./);
  await panel.getByText("Screen reader").click();
  await panel
    .locator("details", { hasText: "Screen reader" })
    .getByText(/^All it gets: /)
    .click();
  await expect(panel.getByRole("listitem").filter({ hasText: "Heading 2 Certificates" })).toBeVisible();
  await page.getByLabel("Headline").fill("선장");
  await panel.getByRole("button", { name: "Read it again" }).click();
  await expect(panel).toContainText("whole from 1 reader.");
  await panel.getByText("pdf.js Left out").click();
  await expect(panel.getByText("Our fonts do not have “선”").first()).toBeVisible();
  await page.getByLabel("Headline").fill("");

  await page.getByRole("tab", { name: "Beside a job" }).click();
  await panel.getByLabel("A job you saved or applied to").selectOption(String(id));
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ""}`),
  );
  const list = (name: RegExp) => panel.getByRole("region", { name });
  await expect(list(/^Said in other words/).locator("mark")).toHaveText(["BLS", "Basic Life Support"]);
  await expect(list(/^Asked and said/)).toContainText("Preferred");
  await expect(panel).toContainText("How your resume is built");
  await page.getByRole("checkbox", { name: "Basic Life Support" }).uncheck();
  await expect(list(/^Asked, not on your resume/)).toContainText("BLS certification");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectLegible(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);

  // Another job is found by a search, and a file of one's own is read and not kept.
  await panel.getByRole("combobox", { name: "Or search for one" }).fill("care aide of the quay");
  await expect(panel.getByRole("option", { name: /^Care aide of the quay/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Word file" }).click();
  const path = await (await file).path();
  await panel.getByRole("radio", { name: "A file of mine" }).check();
  await panel.getByLabel("Your file").setInputFiles({
    name: "mine.docx",
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    buffer: readFileSync(path),
  });
  await expect(panel).toContainText("mine.docx");
  await expect(list(/^Asked and said/)).toContainText("Proficiency in Excel is preferred.");
  await page.getByRole("tab", { name: "Five readers" }).click();
  await expect(panel).toContainText(/Word file \d+ lines/);

  expect(sent.filter((one) => /BLS certification|driver/i.test(one))).toEqual([]);
});
