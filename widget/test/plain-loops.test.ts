import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** What old libraries on somebody's page change for everybody, and what does the same without them. */
const FORBIDDEN: readonly [what: RegExp, why: string][] = [
  [
    /\bfor\s*\(\s*(?:const|let|var)\s+\w+\s+in\b/,
    "for … in sees what Prototype.js and MooTools add to Array.prototype and Object.prototype: loop over Object.keys()",
  ],
  [/\.entries\(\)/, "Prototype.js gives arrays an entries() of its own: use forEach((one, index) => …)"],
  [
    /\bArray\.from\(/,
    "Prototype.js and MooTools have an Array.from() that knows no function, set or iterator: spread, or loop",
  ],
  [
    /\bObject\.values\(/,
    "Prototype.js has an Object.values() that sees what is inherited: use Object.keys()",
  ],
  [/\.reduce\(/, "Prototype.js 1.6 has a reduce() of its own: loop"],
];

test("the widget's loops tolerate extended prototypes of old libraries", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const files = ["widget/src/**/*.{ts,tsx}", "api/contract/src/enums.ts"].flatMap((pattern) =>
    globSync(pattern, { cwd: root }),
  );
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) =>
    readFileSync(`${root}${file}`, "utf8")
      .split("\n")
      .flatMap((line, at) =>
        FORBIDDEN.filter(([what]) => what.test(line)).map(([, why]) => `${file}:${at + 1}: ${why}`),
      ),
  );
  expect(found).toEqual([]);
});
