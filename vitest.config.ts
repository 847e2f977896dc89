import { defineConfig } from "vitest/config";

/** Tests that need a database say so in their name; the others must pass without one. */
const NEEDS_DATABASE = "**/*.{db,api}.test.{ts,mjs}";

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    // A slow or busy machine is no failure: these only end what hangs. Property tests try hundreds of cases.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Half of the time would be spent on loading the same modules for each file.
          isolate: false,
          include: [
            "api/{contract,test}/**/*.test.ts",
            "widget/test/**/*.test.ts",
            "webapp/test/**/*.test.{ts,tsx}",
            ".tools/test/**/*.test.{ts,mjs}",
          ],
          exclude: [NEEDS_DATABASE, "**/node_modules/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          isolate: false,
          include: [`{api/test,.tools/test}/${NEEDS_DATABASE}`],
          globalSetup: "./.tools/test-databases.mjs",
        },
      },
    ],
  },
});
