import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const UI = fileURLToPath(new URL("../../src/ui/", import.meta.url));

/** The modules that a module of the design system reaches, itself included. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+\.tsx?)"/g)) {
    reached(join(dirname(file), path), seen);
  }
  return seen;
}

it("keeps Base UI behind the door for screens behind the sign-in", () => {
  const onBaseUi = globSync("**/*.tsx", { cwd: UI }).filter((file) =>
    readFileSync(join(UI, file), "utf8").includes('from "@base-ui/'),
  );
  expect(onBaseUi.length).toBeGreaterThan(0);
  const open = [...reached(join(UI, "index.ts"))].map((file) => relative(UI, file));
  expect(open.length).toBeGreaterThan(50);
  expect(open.filter((file) => onBaseUi.includes(file))).toEqual([]);
});
