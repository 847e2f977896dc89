import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { defineConfig } from "@playwright/test";

/** Set by `npm test`; a run by hand takes the machine's Chromium, or Playwright's own. */
const chromium =
  process.env["CHROMIUM_PATH"] ??
  findOnPath(["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]);
const port = process.env["E2E_PORT"] ?? "4310";
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: ".",
  testMatch: [
    "webapp/test/e2e/**/*.spec.ts",
    "widget/test/**/*.spec.ts",
    "storybook/test/**/*.spec.ts",
    "examples/test/**/*.spec.ts",
  ],
  outputDir: "test-results",
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  workers: 2,
  // Once more, with a trace: recording one of every test takes a third of the whole run. `npm test` names those that pass only then, and
  // counts them as failed when they are many.
  retries: 1,
  // Most tests take two seconds. On a busy machine some take a minute, and have not failed for that.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ?? ".data/reports/playwright.json" }],
  ],
  use: {
    baseURL,
    locale: "en-US",
    timezoneId: "America/New_York",
    // Answers of a service worker cannot be planned by a test; the tests of it let it in.
    serviceWorkers: "block",
    trace: "on-first-retry",
    // Far more than an element takes to come on a busy machine: one that never comes would else hold a slow test's worker for minutes.
    actionTimeout: 60_000,
    // Chromium takes a page that a test has answered itself for one of another network, which may not open sockets to this machine.
    permissions: ["local-network-access"],
    // What moves by itself is never quite where a test looks, and costs most of what a page is painted for. Tests of motion turn it on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        "--no-sandbox",
        // Pages live for a second or two: what would be compiled to run fast never runs long enough to pay for it.
        "--js-flags=--no-opt",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Nothing outside this machine is ever asked, whatever a page tries.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  // A test runs on the desktop unless its title asks for others, as "@phone @tablet @desktop".
  projects: [
    {
      name: "desktop",
      grepInvert: /^(?!.*@desktop).*@(phone|tablet)/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: "tablet", grep: /@tablet/, use: { viewport: { width: 800, height: 1100 }, hasTouch: true } },
    {
      name: "phone",
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    // Not a child of the shell that Playwright starts: it ends when Playwright does, however that ends.
    command: "exec node .tools/serve-tests.mjs",
    url: `${baseURL}/health/ready`,
    env: { PORT: port, FEEDS_FROM_THIS_MACHINE: "1" },
    timeout: 180_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
