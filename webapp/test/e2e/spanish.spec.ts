import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { codeFor, expectRefusals, member, openAs, post, stranger } from "./accounts-data.ts";
import { findJob } from "./pages-data.ts";
import { englishOn } from "./spanish-text.ts";
import { usernameOf } from "./spanish-world.ts";

/** Fills in the page of registering, whose first password is too weak, as somebody new. */
async function register(page: Page): Promise<void> {
  const person = stranger("user");
  await page.getByLabel("Nombre", { exact: true }).fill(person.first_name);
  await page.getByLabel("Apellido").fill(person.last_name);
  await page.getByLabel("Correo").fill(person.email);
  await page.getByLabel("Contraseña", { exact: true }).fill("corta");
  await expect(page.getByText("La contraseña debe contener al menos un número")).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Siguiente" }).click();
  await page.getByLabel("Código").fill(await codeFor(page.request, person.email));
  await page.getByRole("button", { name: "Crear la cuenta" }).click();
}

/** The language of the account that is signed in, asked for by the page. */
async function profileLanguage(): Promise<unknown> {
  const headers = { Authorization: `Bearer ${localStorage.getItem("token")}` };
  return (await (await fetch("/api/v1/auth/profile", { headers })).json()).data?.language;
}

test("a reader of Spanish registers in Spanish, and writes to whoever runs the site", async ({ page }) => {
  await page.goto("/es/user-login?redirect=%2Ffeedback");
  await expect(page.getByRole("heading", { level: 1, name: "Iniciar sesión" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Crear una cuenta" }).click();
  await expect(page).toHaveURL(/\/es\/user-register\?redirect=%2Ffeedback$/);
  await register(page);
  await expect(page).toHaveURL(/\/es\/feedback$/);
  await expect(page.getByRole("heading", { level: 1, name: "Comentarios" })).toBeVisible();
  // The browser asks for English: what was chosen is the page's language.
  await expect.poll(() => page.evaluate(profileLanguage)).toBe("es");
  await page.goto("/es/contact");
  await expect(page.getByLabel("¿De qué se trata?")).toBeVisible();
  await expectAccessible(page);
});

test("a reader of Spanish stays in Spanish from the map to the application", async ({ page, request }) => {
  test.slow();
  const job = await findJob(
    request,
    ({ apply_kind, company, applications_closed_on: closed }) =>
      apply_kind === "NATIVE" && !company.is_third_party && closed === null,
  );
  await page.goto(`/es/jobmap?search=${encodeURIComponent(`"${job.title}"`)}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/empleos? para «/);
  await page.goto(`/es/jobmap/${job.company.username}`);
  await expect(page).toHaveURL(/\/es\/jobmap\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Empleos en ${job.company.name}`);
  // The map's own list has come in place of the page's first one, and leads to pages in Spanish too.
  const first = page.locator("job-map, #app").getByRole("link", { name: job.title }).first();
  await expect(first).toHaveAttribute("href", /\/es\/job\/\d+/);
  await expectAccessible(page);
  await page.goto(`/es/job/${job.id}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", job.language);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/es/job/${job.id}$`));
  await expect(page.locator("link[hreflang=en]")).toHaveAttribute("href", new RegExp(`\\d/job/${job.id}$`));
  await expect(page.getByText("Modalidad de trabajo", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Guardar" }).locator("visible=true").first().click();
  const dialog = page.getByRole("dialog", { name: "Iniciar sesión" });
  await expect(dialog.getByText("Guardar requiere una cuenta. Es gratis.")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Postularse" }).locator("visible=true").first().click();
  await dialog.getByRole("link", { name: "Crear una cuenta" }).click();
  await expect(page).toHaveURL(/\/es\/user-register\?redirect=%2Fjob%2F/);
  await register(page);
  await expect(page).toHaveURL(new RegExp(`/es/job/${job.id}\\?apply=here$`));
  await expect(page.getByRole("dialog", { name: `Postularse: ${job.title}` })).toBeVisible();
});

test("a shared profile has a page in each language, around the same words", async ({
  page,
  browser,
  complaints,
}) => {
  const ada = await member(page, "user");
  const entry = { position: "Registered nurse", name: "Harbor Clinic", startDate: "2020-05" };
  await post(page, "user/experience/add-profile", { entry }, ada.token);
  const own = `/user/${await usernameOf(page, ada)}`;
  await openAs(page, ada, `/es${own}`);
  await page.getByRole("main").getByRole("switch", { name: "El currículum ATS es público" }).click();
  const seen = () => page.request.get(`/es${own}/resume`);
  await expect.poll(async () => (await seen()).status()).toBe(200);

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(`/es${own}/resume`);
  await expect(theirs.getByRole("article")).toHaveAttribute("lang", "en");
  await expect(theirs.getByRole("heading", { name: "Registered nurse" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Descargar PDF" })).toBeVisible();
  expect(await englishOn(theirs)).toEqual([]);
  await expectAccessible(theirs);
  for (const [language, prefix] of [
    ["en", ""],
    ["es", "/es"],
  ] as const)
    await expect(theirs.locator(`link[hreflang=${language}]`)).toHaveAttribute(
      "href",
      new RegExp(`\\d${prefix}${own}/resume$`),
    );
  await expect(theirs.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new RegExp(`/es${own}/resume$`),
  );
  await theirs.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(theirs).toHaveURL(`${own}/resume`);
  await theirs.context().close();
  // Until it was on, it was there for its owner alone.
  expectRefusals(complaints);
});

test("addresses that redirect stay in their language", async ({ page, request }) => {
  for (const [from, to] of [
    ["/es/jobs/driver-jobs?page=none", "/es/jobs/driver-jobs"],
    ["/es/viewjobdetails?id=7", "/es/job/7"],
  ] as const) {
    const reply = await request.get(from, { maxRedirects: 0 });
    expect(new URL(reply.headers()["location"] ?? "", reply.url()).pathname, from).toBe(to);
  }
  // Without scripts, a search goes where the page is.
  await page.goto("/es/jobmap");
  await expect(page.getByRole("form", { name: "Buscar empleos" }).first()).toHaveAttribute(
    "action",
    "/es/jobmap",
  );
});
