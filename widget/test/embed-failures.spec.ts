import { readFileSync } from "node:fs";
import { expect, type Frame, test } from "@playwright/test";
import type { Manifest } from "../build/release.ts";
import { type EmbedSite, openEmbedSite } from "./embed-site.ts";
import { type FaultyServer, openFaultyServer, WAYS, type Way } from "./faults.ts";

/** Every file of the build, and what else an embed asks for. A new file is in this list by being built. */
const OTHERS = [
  "loader.js",
  "first.json",
  "manifest.json",
  "/map/company/acme",
  "/user/job/list",
  "/user/job/1",
];

let site: EmbedSite;
let servers: readonly FaultyServer[];
test.beforeAll(async () => {
  site = await openEmbedSite();
  servers = await Promise.all(WAYS.map((way) => openFaultyServer(site.host, way)));
});
test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await site.close();
});

/** Nobody waits eight seconds for each file, and a busy machine is not a stalled server. */
const IN_A_HURRY = `<script>(() => {
  const later = window.setTimeout, after = AbortSignal.timeout.bind(AbortSignal);
  window.setTimeout = (run, wait = 0, ...rest) => later(run, wait / 10, ...rest);
  AbortSignal.timeout = (wait) => after(wait / 2);
})()</script>`;

/** What somebody sees, in a few words. Presses the first job once there is a list. */
function look(): string {
  const element = document.querySelector("job-map");
  const root = element?.shadowRoot;
  const link = element?.querySelector("a");
  if (!root) return link && link.getBoundingClientRect().height > 0 ? "the page's own link" : "nothing";
  const words = root.querySelector(".rescue");
  if (words) {
    const isLinked = words.querySelector("slot")?.assignedElements()[0] === link;
    return `${root.querySelector(".first circle") ? "picture, " : ""}words, ${isLinked ? "link, " : ""}${words.querySelector("button")?.textContent}`;
  }
  const row = root.querySelector<HTMLElement>("ol li a");
  const panel = root.querySelector("article.job");
  if (panel) {
    const end = panel.querySelector("h3")
      ? "job"
      : (panel.querySelector(".none p")?.textContent ?? "the way back");
    return `${row ? "list, " : ""}${root.querySelector(".jm-item") ? "map, " : ""}${end}`;
  }
  if (row && root.querySelector(".jm-item")) row.click();
  const notification = root.querySelector(".warn")?.textContent;
  if (!row && notification)
    return `${root.querySelector(".jm-item") ? "map, " : ""}${notification.endsWith("Try again") ? "words, Try again" : notification}`;
  return row ? "list" : (root.querySelector(".none h2")?.textContent ?? "waits");
}

/** What must be seen of each. */
function expected(file: string, way: Way): string {
  const isForGood = way !== "once";
  if (file === "loader.js") return way === "changed" ? "list, map, job" : "the page's own link";
  if (file === "app.js" && isForGood) return "picture, words, link, Try again";
  if (file === "press.js" && isForGood) return "list, map, This did not load.";
  if (file === "/user/job/1") return "list, map, This did not load.";
  if (file === "/user/job/list") return "map, words, Try again";
  return "list, map, job";
}

const manifest: Manifest = JSON.parse(
  readFileSync(new URL("../dist/v1/manifest.json", import.meta.url), "utf8"),
);
const files = [...Object.keys(manifest.releases[manifest.version]?.files ?? {}), ...OTHERS];

for (const part of [0, 1])
  test(`any failure leaves a working fallback (${part + 1} of 2)`, async ({ page }) => {
    test.setTimeout(300_000);
    const seen: string[] = [];
    for (const file of files.filter((_, i) => i % 2 === part)) {
      for (const server of servers) server.fail(file);
      const frames = servers.map(({ origin, way }) => {
        const inner = `<!doctype html><html lang=en><head>${IN_A_HURRY}</head><body><script async src="${origin}/widget/v1/loader.js"></script><job-map company=acme><a href=/jobs>Our jobs</a></job-map>`;
        return `<iframe name="${way}" title="${way}" width="480" height="600" srcdoc='${inner}'></iframe>`;
      });
      await page.goto(site.page(`<!doctype html><body>${frames.join("")}`), {
        waitUntil: "domcontentloaded",
      });
      const outcomes = await Promise.all(
        WAYS.map(async (way) => {
          await expect.poll(() => page.frame(way)).not.toBeNull();
          const frame = page.frame(way);
          if (frame === null) throw new Error(`There is no frame ${way}.`);
          const wanted = expected(file, way);
          await expect
            .poll(() => frame.evaluate(look), { message: `${file}, ${way}`, intervals: [50, 100] })
            .toBe(wanted)
            .catch((error: unknown) => seen.push(`${file}, ${way}: ${String(error).slice(0, 300)}`));
          if (file.endsWith(".js") && file !== "loader.js" && (await wasTampered(frame)))
            seen.push(`${file} was run though it was changed`);
          return frame.evaluate(look);
        }),
      );
      test.info().annotations.push({ type: file, description: outcomes.join(" | ") });
      if (process.env["SHOW_FAILURES"]) process.stdout.write(`| ${file} | ${outcomes.join(" | ")} |\n`);
    }
    expect(seen).toEqual([]);
  });

const wasTampered = (frame: Frame): Promise<boolean> => frame.evaluate("!!globalThis.tampered");
