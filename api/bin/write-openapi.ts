import { writeFileSync } from "node:fs";
import { openApiDocument } from "../src/openapi/document.ts";

/** Writes the checked-in copy of the API's description. A test fails when the two differ. */
const target = new URL("../../docs/api/openapi.json", import.meta.url);
writeFileSync(target, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log("Wrote docs/api/openapi.json");
