import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { openPage, shown, snippet, watchErrors } from "./embed-page.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";
import { OLD_LIBRARIES } from "./old-libraries.ts";

interface Host {
  readonly name: string;
  readonly body: (site: EmbedSite) => string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly doctype?: string;
  /** What a visitor does before there is anything. */
  readonly act?: (page: Page) => Promise<void>;
}

const loaderOf = (): string => readFileSync(new URL("../dist/v1/loader.js", import.meta.url), "utf8");
const btoa64 = (text: string): string => Buffer.from(text).toString("base64");
const withHost = ({ host }: EmbedSite): string => ELEMENT.replace("<job-map", `<job-map host="${host}"`);

let site: EmbedSite;
test.beforeAll(async () => {
  site = await openEmbedSite();
});
test.afterAll(() => site.close());

const ELEMENT = '<job-map company="acme" style="display:block;min-height:560px"></job-map>';

/** What plugins and pages do to the loader, each with what must be seen. */
const HOSTS: readonly Host[] = [
  {
    name: "deferred",
    body: ({ host }) => `<script defer src="${host}/widget/v1/loader.js"></script>${ELEMENT}`,
  },
  {
    name: "turned into a module",
    body: ({ host }) => `<script type="module" src="${host}/widget/v1/loader.js"></script>${ELEMENT}`,
  },
  {
    name: "with a version behind its name",
    body: ({ host }) => `${ELEMENT}<script src="${host}/widget/v1/loader.js?ver=6.4"></script>`,
  },
  {
    name: "inlined before an element that names the server",
    body: (site) => `<script>${loaderOf()}</script>${withHost(site)}`,
  },
  {
    name: "inlined as a module",
    body: (site) => `<script type="module">${loaderOf()}</script>${withHost(site)}`,
  },
  {
    name: "combined with others",
    body: (site) =>
      `${withHost(site)}<script src="data:text/javascript;base64,${btoa64(`var theirs=1;${loaderOf()}`)}"></script>`,
  },
  {
    name: "from a blob",
    body: (site) =>
      `${withHost(site)}<script>const s=document.createElement("script");s.src=URL.createObjectURL(new Blob([${JSON.stringify(loaderOf()).replaceAll("<", "\\u003c")}]));document.head.append(s)</script>`,
  },
  {
    name: "delayed until something is touched",
    body: ({ host }) =>
      `${ELEMENT}<script>addEventListener("pointermove",()=>{const s=document.createElement("script");s.src="${host}/widget/v1/loader.js";document.head.append(s)},{once:true})</script>`,
    act: (page) => page.mouse.move(50, 50),
  },
  {
    name: "twice, on a page without a doctype",
    body: ({ host }) =>
      `${ELEMENT}<script async src="${host}/widget/v1/loader.js"></script><script async src="${host}/widget/v1/loader.js"></script>`,
    doctype: "",
  },
  {
    name: "in a tab that is opened later",
    body: ({ host }) =>
      `<script async src="${host}/widget/v1/loader.js"></script><details><summary>Jobs</summary>${ELEMENT}</details>`,
    act: (page) => page.getByText("Jobs").first().click(),
  },
  {
    name: "on a page that isolates itself",
    body: ({ host }) => `<script crossorigin src="${host}/widget/v1/loader.js"></script>${ELEMENT}`,
    headers: { "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin" },
  },
  {
    name: "on a page that is zoomed, and shouts",
    body: ({ host }) =>
      `<style>*{text-transform:uppercase;letter-spacing:2px}body{zoom:1.3}</style><script async src="${host}/widget/v1/loader.js"></script>${ELEMENT}`,
  },
];

test("the loader finds its server in whatever form a page has it", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 900, height: 900 } });
  const ones = [...HOSTS];
  const visit = async (): Promise<void> => {
    for (let host = ones.shift(); host !== undefined; host = ones.shift()) {
      const page = await context.newPage();
      const { errors } = watchErrors(page);
      const { doctype = "<!doctype html>", body, headers, act, name } = host;
      await page.goto(
        site.page(
          `${doctype}<html lang="en"><title>${name}</title><link rel="icon" href="data:,"><body>${body(site)}`,
          headers,
        ),
      );
      await act?.(page);
      const embed = page.locator("job-map");
      await expect(embed.locator(".count"), name).toHaveText("60 jobs");
      await expect(embed.locator("button.jm-item").first(), name).toBeVisible();
      expect(errors, name).toEqual([]);
      await page.close();
    }
  };
  await Promise.all([visit(), visit()]);
  const page = await context.newPage();
  const { errors } = watchErrors(page);
  await page.goto(
    site.page(`<!doctype html><link rel="icon" href="data:,"><body><script>${loaderOf()}</script>${ELEMENT}`),
  );
  await expect.poll(() => errors.join()).toContain('Say host="https://…" on <job-map>');
  await context.close();
});

test("frames that come late are connected, and one is framed by a page that isolates itself", async ({
  page,
}) => {
  const frame = `${site.host}/job-map-iframe/acme`;

  await openPage(
    page,
    site,
    `<script>window.heard=[];addEventListener("jobmap:ready",event=>heard.push(event.target.id))</script>
<script src="${site.host}/widget/v1/loader.js"></script><div id="place"></div><iframe id="lazy" title="Lazy" data-src="${frame}" data-auto-height width="500" height="300"></iframe>`,
    { headers: { "Cross-Origin-Embedder-Policy": "require-corp" } },
  );
  await page.evaluate((src) => {
    const late = document.createElement("iframe");
    Object.assign(late, { id: "late", title: "Late", src, width: 500, height: 300 });
    Object.assign(late.dataset, { autoHeight: "", theme: "dark" });
    document.getElementById("place")?.append(late);
    const lazy = document.querySelector<HTMLIFrameElement>("#lazy");
    if (lazy) lazy.src = lazy.dataset["src"] ?? "";
  }, frame);
  await expect.poll(() => page.evaluate("heard.sort().join()")).toBe("late,lazy");
  for (const id of ["late", "lazy"])
    await expect.poll(() => page.locator(`#${id}`).evaluate((one) => one.clientHeight)).toBe(560);
});

for (const { name, script, garblesJson } of OLD_LIBRARIES)
  test(`beside ${name} the embed works`, async ({ page }) => {
    const { errors } = await openPage(page, site, snippet(site, 'company="acme" sync'), {
      head: `<script>${script}</script>`,
    });
    const embed = await shown(page);
    await expect(embed.locator(".count")).toHaveText("60 jobs");
    if (!garblesJson) await expect.poll(() => site.followers("acme")).toBeGreaterThan(0);
    await embed.getByRole("button", { name: "Filters" }).click();
    await embed.getByLabel(/Part time/).check();
    await expect(embed.locator(".count")).toHaveText("15 jobs");
    await embed.getByRole("button", { name: "Show jobs" }).click();
    await embed.getByRole("link", { name: / 10$/ }).or(embed.locator("ol a")).first().click();
    await expect(embed.getByText("Cook & plate for forty covers.")).toBeVisible();
    await expect.poll(() => new URL(page.url()).searchParams.get("jm-acme-job")).not.toBeNull();
    await expect(embed.getByRole("button", { name: "Back to the list" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(embed.locator(".job")).toHaveCount(0);
    expect(errors).toEqual([]);
  });
