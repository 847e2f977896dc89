import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { classNames } from "../../src/ui/classes.ts";

const UI = fileURLToPath(new URL("../../src/ui/", import.meta.url));
const COMPONENTS = globSync("**/*.tsx", { cwd: UI }).filter((file) => !file.endsWith(".stories.tsx"));

describe("classNames", () => {
  it("joins known names, leaves out falsy values and passes the rest through", () => {
    const cx = classNames({ row: "row_1", selected: "selected_1" });
    expect(cx("row", false, undefined, null, "selected", "mine")).toBe("row_1 selected_1 mine");
  });
});

/** TypeScript sees a style sheet as any words at all, so the names are compared here. */
describe.each(COMPONENTS)("%s", (file) => {
  const source = readFileSync(join(UI, file), "utf8");
  const sheets = [...source.matchAll(/from "(\.[^"]+\.module\.css)"/g)].map(([, path = ""]) =>
    readFileSync(join(UI, dirname(file), path), "utf8"),
  );
  const defined = new Set(
    sheets.flatMap((css) => [...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name)),
  );

  it("returns class names of its style sheet", () => {
    const calls = [...source.matchAll(/\bcx\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, body = ""]) => body);
    const alone = [...source.matchAll(/styles\["([\w-]+)"\]/g)].map(([, name]) => name);
    const literals = calls.flatMap((body) =>
      [...body.matchAll(/(?<![=!]== )"([\w-]+)"/g)].map(([, name]) => name),
    );
    expect([...literals, ...alone].filter((name) => !defined.has(name))).toEqual([]);
  });
});
