import { expect, expectAccessible, test } from "../../../.tools/browser-test.ts";
import { codeFor, stranger } from "./accounts-data.ts";

test("a reader of Spanish registers in Spanish, and writes to whoever runs the site", async ({ page }) => {
  await page.goto("/es/user-login?redirect=%2Ffeedback");
  await expect(page.getByRole("heading", { level: 1, name: "Iniciar sesión" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Crear una cuenta" }).click();
  await expect(page).toHaveURL(/\/es\/user-register\?redirect=%2Ffeedback$/);
  const person = stranger("user");
  await page.getByLabel("Nombre").fill(person.first_name);
  await page.getByLabel("Apellido").fill(person.last_name);
  await page.getByLabel("Correo").fill(person.email);
  await page.getByLabel("Contraseña", { exact: true }).fill("corta");
  await expect(page.getByText("La contraseña debe contener al menos un número")).toBeVisible();
  await page.getByLabel("Contraseña", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Siguiente" }).click();
  await page.getByLabel("Código").fill(await codeFor(page.request, person.email));
  await page.getByRole("button", { name: "Crear la cuenta" }).click();
  await expect(page).toHaveURL(/\/es\/feedback$/);
  await expect(page.getByRole("heading", { level: 1, name: "Comentarios" })).toBeVisible();
  await page.goto("/es/contact");
  await expect(page.getByLabel("¿De qué se trata?")).toBeVisible();
  await expectAccessible(page);
});
