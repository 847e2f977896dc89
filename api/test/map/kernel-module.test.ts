import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compileKernels } from "../../kernels/compile.ts";

it("the kernels match their source (run `npm run kernels` after changing it)", async () => {
  const copy = readFileSync(new URL("../../src/map/kernel/kernel-module.ts", import.meta.url), "utf8");
  expect(await compileKernels()).toBe(copy);
});
