import assert from "node:assert/strict";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { serverOptions } from "../lib/database/options.mjs";

// A starting MariaDB removes every temporary table it finds in its temporary folder. Two servers that shared /tmp made
// a query of the other one fail.
test("a private server keeps its temporary tables to itself", () => {
  const folder = mkdtempSync(join(tmpdir(), "jobmap-options-"));
  try {
    const option = serverOptions({ folder, port: 3306, fast: true }).find((text) =>
      text.startsWith("--tmpdir="),
    );
    assert.equal(option, `--tmpdir=${join(folder, "tmp")}`);
    assert.ok(existsSync(join(folder, "tmp")));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
