import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serverOptions } from "../lib/database/options.mjs";

// A starting MariaDB removes every temporary table it finds in its temporary folder. Two servers that shared /tmp made
// a query of the other one fail.
test("a private server keeps its temporary tables to itself", () => {
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
