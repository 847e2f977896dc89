import { writeFileSync } from "node:fs";
import { drawLifecycles } from "../src/lifecycles/draw.ts";

writeFileSync(new URL("../../docs/lifecycles.md", import.meta.url), drawLifecycles());
console.log("Wrote docs/lifecycles.md");
