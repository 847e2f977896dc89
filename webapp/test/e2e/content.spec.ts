import { expect, expectAccessible, expectNoViolations, test } from "../../../.tools/browser-test.ts";

// @spec 2.43, 2.148
test("help is found by a word, by its address, and without scripts @phone @desktop", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/help");
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  await expectAccessible(page);
  const search = page.getByRole("searchbox", { name: "Search this page" });
  await search.fill("refund");
  await expect(page.getByText(/^1 answer for “refund”$/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Ask for a refund"]);
  await expect(page).toHaveURL(/\/help\?q=refund$/);
  await search.fill("qqzz");
  await expect(page.getByText("Nothing here is about “qqzz”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search this page" }).click();
  await expect(page.getByRole("heading", { level: 3, name: "Draw an area" })).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const reader = await plain.newPage();
  await reader.goto("/help?q=refund");
  await expect(reader.getByRole("heading", { level: 3 })).toHaveText(["Ask for a refund"]);
  await plain.close();
});

// @spec 2.7, 2.8, 2.38, 2.39, 2.100, 2.108, 2.150
test("pages of text are in the menu and the footer, with their addresses and who runs the site", async ({
  page,
}) => {
  await page.goto("/aboutpage");
  await expect(page.getByRole("heading", { level: 1, name: "About Jobmap" })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/about$/);
  await expect(page.getByText("[SITE_OWNER is not set]")).toBeVisible();
  await expectAccessible(page);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "About" })).toHaveAttribute("href", "/about");
  await footer.getByRole("link", { name: "Help" }).click();
  await expect(page).toHaveURL(/\/help$/);
  for (const path of ["/faq-candidate", "/faq-employer"]) {
    await page.goto(path);
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Applica" })
      .or(page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Applying" }))
      .click();
    await expect(page).toHaveURL(/#appl/);
    await expectAccessible(page);
  }
});

// @spec 2.5, 2.6, 2.10-2.13, 2.17, 2.37, 2.96, 2.104, 2.105
test("pages of the product show it at work, in both themes and without scripts", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/innovative-employer-solutions");
  await expect(page.getByText(/^Loader and map together are \d\d\.\d KB over the wire/)).toBeVisible();
  const frame = page.frameLocator("iframe[title^='Jobs at ']");
  await expect(frame.getByText(/^[\d,]+ jobs$/).first()).toBeVisible();
  // The frame is a page of its own, and has been looked at as one.
  await expectNoViolations(page, { without: "iframe" });
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of [
    "/productpage",
    "/innovative-candidate-solutions",
    "/offering-page",
    "/job-ads",
    "/legal",
    "/privacy-and-cookies",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }

  await page.getByRole("link", { name: "What changed since 1.0" }).click();
  await expect(page.locator("ins", { hasText: "the messages you" })).toBeVisible();
  await page.getByRole("link", { name: "Version 1.0" }).click();
  await expect(page.getByText("It no longer applies.")).toBeVisible();
  await expectAccessible(page);

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const reader = await plain.newPage();
  await reader.goto("/employer-product");
  await expect(reader.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(reader.getByText("$99.00").first()).toBeVisible();
  await plain.close();
});

test("a live map fetches the fonts it is set in, and has the browser look up no stand-ins for them", async ({
  page,
}) => {
  await page.goto("/productpage");
  await expect(page.locator(".jm-map canvas").first()).toBeVisible();
  const faces = () =>
    page.evaluate(() => [...document.fonts].map(({ family, style, status }) => ({ family, style, status })));
  const italic = async (name: RegExp) =>
    (await faces()).filter(({ family, style }) => style === "italic" && name.test(family));
  await expect.poll(() => italic(/^"?Brygada 1918/)).toMatchObject([{ status: "loaded" }]);
  for (const { status } of await italic(/stand-in/)) expect(status).toBe("unloaded");
  // The narrow cut is asked for with the map's code, before the map is laid out.
  const order = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => /\/assets\/(archivo-narrow|map)-/.exec(name)?.[1])
      .filter((name) => name !== undefined),
  );
  expect(order).toEqual(["archivo-narrow", "map"]);
});

test("pages of text and prices are in Spanish as well, each with the way to the other language", async ({
  page,
}) => {
  await page.goto("/es/help");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/es\/help$/);
  await page.getByRole("searchbox", { name: "Buscar en esta página" }).fill("reembolso");
  await expect(page.getByText("1 respuesta para «reembolso»")).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Pedir un reembolso"]);
  for (const [path, title] of [
    ["/es/privacy-and-cookies", "Privacidad y cookies"],
    ["/es/productpage", "Un solo mapa para todo el mercado de empleos"],
    ["/es/job-pricing", "Cuánto cuesta un anuncio de empleo"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/job-pricing$/);
  await expect(page.getByRole("heading", { level: 1, name: "What a job ad costs" })).toBeVisible();
  const markdown = await page.request.get("/es/help.md");
  expect(await markdown.text()).toMatch(/^# Ayuda\n/);
  await page.goto("/es/productpage");
  await page.getByRole("link", { name: "Abrir el mapa" }).first().click();
  await expect(page).toHaveURL(/\/es\/jobmap$/);
  // Versions that were never translated say so, in a frame in Spanish.
  await page.goto("/es/privacy-and-cookies");
  await page.getByRole("link", { name: "Versión 1.0" }).click();
  await expect(page).toHaveURL(/\/es\/legal\/privacy-and-cookies\/1\.0$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Privacidad y cookies, versión 1.0" }),
  ).toBeVisible();
  await expect(page.getByText("El texto que sigue está solo en inglés.")).toBeVisible();
  await expect(page.locator("[lang=en]").getByRole("heading", { name: "In short" })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\d\/legal\/privacy/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Versión 1.2" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "En resumen" })).toBeVisible();
  await expect(page.getByText("El texto que sigue está solo en inglés.")).toHaveCount(0);
});
