import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writePackage } from "../build/package.ts";

/** An application of somebody else's, with nothing of ours but the package. */
const APPLICATION = `
import { defineJobMapElement, type Handle, type JobMapOptions, mountJobMap } from "@jobmap/widget";

const options: JobMapOptions = { company: "acme", host: "https://jobs.example", view: "list", filters: ["pay"] };
const handle: Handle = mountJobMap(document.body, options);
handle.on("job-open", (event) => {
  const title: string = event.detail.title;
  if (title === "") event.preventDefault();
});
handle.on("filter-change", ({ detail }) => detail.filters.employmentTypes.includes("FULL_TIME"));
const stop: () => void = handle.on("apply-click", ({ detail }) => detail.attribution["utm_source"]);
handle.update({ theme: "dark" });
stop();
handle.destroy();
defineJobMapElement({ host: "https://jobs.example" });

// @ts-expect-error there is no such view
mountJobMap(document.body, { company: "acme", view: "globe" });
// @ts-expect-error there is no such option
mountJobMap(document.body, { compny: "acme" });
// @ts-expect-error there is no such event
handle.on("job-opened", () => {});
// @ts-expect-error an id is a number
handle.on("job-close", (event) => event.detail.id.trim());
`;

let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "jobmap-consumer-"));
  await writePackage(join(folder, "node_modules/@jobmap/widget"), "1.2.3");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the package's types are complete, and find a mistake", async () => {
  mkdirSync(join(folder, "src"));
  writeFileSync(join(folder, "src/application.ts"), APPLICATION);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: "nodenext",
        target: "es2022",
        lib: ["es2022", "dom"],
        types: [],
      },
      include: ["src"],
    }),
  );
  const tsc = join(dirname(fileURLToPath(import.meta.resolve("typescript/package.json"))), "bin/tsc");
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, "--project", folder]).catch(
    (error: unknown) => ({ stdout: String(Object(error).stdout ?? error) }),
  );
  expect(stdout).toBe("");
});

test("the package has only its public API", () => {
  const names = readdirSync(join(folder, "node_modules/@jobmap/widget"));
  expect(names.toSorted()).toEqual([
    "enums.d.ts",
    "events.d.ts",
    "filters.d.ts",
    "handle.d.ts",
    "index.d.ts",
    "package.json",
    "protocol.d.ts",
    "read-options.d.ts",
  ]);
});
