import { writeFileSync } from "node:fs";
import { compileKernels } from "../kernels/compile.ts";

writeFileSync(new URL("../src/map/kernel/kernel-module.ts", import.meta.url), await compileKernels());
console.log("Wrote api/src/map/kernel/kernel-module.ts");
