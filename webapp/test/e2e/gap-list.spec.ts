import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { member, openAs, post } from "./accounts-data.ts";
import { draftJobOf, WORDS } from "./posted-job.ts";

const QUALIFICATIONS =
  "<p>BLS is required.</p><p>Proficiency in Excel is preferred.</p><p>A valid driver's license is required.</p>";
const RESUME =
  "Quillon Zephyrine\nquillon@example.com\nExperience\nCare aide since 2019\nCertificates\nBasic Life Support\nSkills\nExcel, filing";

test("a listing is compared with a pasted resume in the browser alone", async ({ page }) => {
  const employer = await member(page, "employer");
  const id = await draftJobOf(page, employer, "Care aide of the harbor");
  await post(
    page,
    "employer/job/post-detail",
    { id, description: WORDS, qualifications: QUALIFICATIONS },
    employer.token,
  );
  await post(page, "employer/job/change-status", { id, action: "submit" }, employer.token);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(payload.toString())));

  await page.goto(`/job/${id}`);
  const opener = page.getByRole("button", { name: "Compare with a resume" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const part = page.getByRole("region", { name: "This job and your resume" });
  await expect(part).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(part.getByLabel("Paste your resume")).toBeFocused();
  await page.keyboard.insertText(RESUME);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  const list = (name: RegExp) => part.getByRole("region", { name });
  await expect(list(/^Asked, not on your resume/)).toContainText("Driver's license");
  await expect(list(/^Said in other words/)).toContainText("BLS certification");
  await expect(list(/^Said in other words/).locator("mark")).toHaveText(["BLS", "Basic Life Support"]);
  await expect(list(/^Asked and said/)).toContainText("Preferred");
  await expect(list(/^Asked and said/)).toContainText("Proficiency in Excel is preferred.");
  await expect(part).toContainText("there is no phone number");
  await expect(part).not.toContainText("%");
  await expectAccessible(page);

  // It is in no storage: a page that is loaded anew has nothing of it.
  await page.goto(`/jobmap?read=${id}`);
  await page.getByRole("button", { name: "Compare with a resume" }).click();
  await expect(part.getByLabel("Paste your resume")).toHaveValue("");
  await part.getByLabel("Paste your resume").fill(RESUME);
  await part.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(list(/^Said in other words/)).toContainText("BLS certification");
  await part.getByRole("button", { name: "Close comparison" }).click();
  await expect(page.getByRole("button", { name: "Compare with a resume" })).toBeFocused();

  // Whoever has a profile pastes nothing, and may all the same.
  const person = await member(page, "user");
  await post(page, "user/skill/update-profile", { skills: [{ name: "Excel" }] }, person.token);
  await post(page, "user/certificate/add-profile", { entry: { name: "Basic Life Support" } }, person.token);
  await openAs(page, person, `/job/${id}`);
  await opener.click();
  await expect(part).toContainText("Compared with your profile");
  await expect(list(/^Said in other words/).locator("mark")).toHaveText(["BLS", "Basic Life Support"]);
  await part.getByRole("button", { name: "Compare another resume" }).click();
  await part.getByLabel("Paste your resume").fill("Quillon has a driver's license");
  await part.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(list(/^Asked and said/)).toContainText("Driver's license");

  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect([...sent, stored].filter((text) => /Quillon|Zephyrine|quillon/i.test(text))).toEqual([]);
});
