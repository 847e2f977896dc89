import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serverOptions, writeInitFile } from "../lib/database/options.mjs";

// A starting MariaDB removes every temporary table it finds in its temporary folder. Two servers that shared /tmp made
// a query of the other one fail.
test("a private server has its own folder for temporary tables", () => {
  const folder = mkdtempSync(join(tmpdir(), "jobmap-options-"));
  try {
    const option = serverOptions({ folder, port: 3306, fast: true }).find((text) =>
      text.startsWith("--tmpdir="),
    );
    expect(option).toBe(`--tmpdir=${join(folder, "tmp")}`);
    expect(existsSync(join(folder, "tmp"))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the product's user has the rights listed in the guide, in our databases only", () => {
  const folder = mkdtempSync(join(tmpdir(), "jobmap-options-"));
  try {
    writeInitFile(folder, { kind: "mariadb", port: 3306, password: "x" }, false);
    const granted = readFileSync(join(folder, "init.sql"), "utf8").match(/^GRANT .*$/gm);
    const guide = readFileSync(new URL("../../docs/guides/operating.md", import.meta.url), "utf8");
    const [, rights] = /^GRANT (.*) ON jobmap\.\* TO 'jobmap_migrating'@/m.exec(guide) ?? [];
    expect(granted).toEqual([`GRANT ${rights} ON \`jobmap%\`.* TO 'jobmap'@'127.0.0.1';`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
