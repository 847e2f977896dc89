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

it.each([
  ["Base UI", 'from "@base-ui/'],
  ["ProseMirror", 'from "prosemirror-'],
])("keeps %s in a separate bundle for signed-in screens", (_, library) => {
  const onIt = globSync("**/*.{ts,tsx}", { cwd: UI }).filter((file) =>
    readFileSync(join(UI, file), "utf8").includes(library),
  );
  expect(onIt.length).toBeGreaterThan(0);
  const open = [...reached(join(UI, "index.ts"))].map((file) => relative(UI, file));
  expect(open.length).toBeGreaterThan(50);
  expect(open.filter((file) => onIt.includes(file))).toEqual([]);
});
