import type { Page } from "@playwright/test";
import { expect, test } from "../../../.tools/browser-test.ts";
import { expectRefusals, member, openAs, post, stranger } from "./accounts-data.ts";
import { englishOn } from "./spanish-text.ts";

/** The API refuses one path from now on. */
const refusing = (page: Page, path: string, status: number, code: string, message: string) =>
  page.route(`**/api/v1/${path}`, (route) =>
    route.fulfill({ status, json: { status: false, code, message, request_id: "a-request" } }),
  );

const describes = (page: Page, label: string, text: string) =>
  expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text);

async function fillSpanishSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Correo o nombre de usuario").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
}

test("signing in says in Spanish why it is refused, and when to try again @desktop @phone", async ({
  page,
  complaints,
}) => {
  await page.goto("/es/user-login");
  await fillSpanishSignIn(page, "nobody@jobmap.example", "Wrong-1234");
  await expect(
    page.getByText("El correo, el nombre de usuario o la contraseña no son correctos.").first(),
  ).toBeVisible();
  expect(await englishOn(page)).toEqual([]);

  await page.getByRole("button", { name: "Intentar de nuevo" }).click();
  await page.getByLabel("Contraseña", { exact: true }).fill("Wrong-1234");
  const wait = "Too many attempts. Please try again in 2 minutes.";
  await refusing(page, "auth/loginUser", 429, "too_many_requests", wait);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByText("Demasiados intentos. Inténtelo de nuevo en 2 minutos.").first()).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  expectRefusals(complaints);
});

test("registering says in Spanish what each field needs", async ({ page, complaints }) => {
  const person = stranger("user");
  await page.goto("/es/user-register");
  await page.getByRole("button", { name: "Siguiente" }).click();
  await describes(page, "Nombre", "Escriba su nombre.");
  await describes(page, "Correo", "Escriba su correo");
  await page.getByLabel("Nombre").fill("a".repeat(300));
  await page.getByLabel("Apellido").fill(person.last_name);
  await page.getByLabel("Correo").fill("nobody");
  await page.getByLabel("Contraseña", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Siguiente" }).click();
  await describes(page, "Correo", "Escriba un correo válido");
  await expect(page.getByText(/puede tener como máximo \d+ caracteres\./).first()).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  expectRefusals(complaints);
});

test("a listing's rules are in Spanish where it is posted @desktop @phone", async ({ page }) => {
  const employer = await member(page, "employer");
  const title = "NURSE!!! $25";
  const { id } = await post(page, "employer/job/post", { title, location_type: "ONSITE" }, employer.token);
  await openAs(page, employer, `/es/employer/post-job?id=${Number(id)}&step=review`);
  await expect(page.getByText("Agregue al menos una ubicación.").first()).toBeVisible();
  await expect(page.getByText("Ponga el salario en su campo, no en el título.").first()).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
});

test("a bad file is refused in Spanish, and so is each row of a readable one", async ({
  page,
  complaints,
}) => {
  const employer = await member(page, "employer");
  await openAs(page, employer, "/es/employer/job/bulk-upload");
  const upload = (name: string, text: string) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  await upload("empleos.csv", "%PDF-1.7 not a table");
  await expect(page.getByText("Esto es un PDF. Guarde la tabla como .xlsx o CSV.").first()).toBeVisible();
  expect(await englishOn(page)).toEqual([]);

  const header = "Job title,Employment type,City,State,Salary min,Salary unit";
  await upload("empleos.csv", [header, ",sometimes,Baltimore,Zembla,21,hour", "Cook,,,,,"].join("\r\n"));
  await page.getByRole("button", { name: "Revisar 2 filas" }).click();
  await expect(page.getByText("Esta fila no tiene título del empleo.").first()).toBeVisible();
  await expect(page.getByText("Esto no es un estado. Escríbalo como MD o Maryland.").first()).toBeVisible();
  expectRefusals(complaints);
});

test("an outage is told in Spanish", async ({ page, complaints }) => {
  const candidate = await member(page, "user");
  const down = "We're having trouble loading data right now. Please try again in a moment.";
  await refusing(page, "user/job/saved**", 503, "unavailable", down);
  await openAs(page, candidate, "/es/saved-job");
  await expect(
    page
      .getByText("En este momento tenemos problemas para cargar los datos. Inténtelo de nuevo en un momento.")
      .first(),
  ).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  complaints.length = 0;
});

test("a page that is not there says so in Spanish, by its own address and by the API's answer", async ({
  request,
}) => {
  for (const [path, title] of [
    ["/es/job/99999999", "No se encontró el empleo"],
    ["/es/job/nope", "No se encontró el empleo"],
    ["/es/company/nobody-here", "No se encontró la empresa"],
    ["/es/blogs/nothing-here", "No se encontró el artículo"],
    ["/es/blogs/tag/nothing-here", "No hay artículos sobre esto"],
  ] as const) {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(404);
    expect(/<h1[^>]*>([^<]*)/.exec(await reply.text())?.[1], path).toBe(title);
  }
});
