/**
 * Shows the examples on an origin of their own, as another site would: `node examples/serve.mjs [--host URL] [--port N]`.
 * The host is the Jobmap server that they embed, http://localhost:3000 unless said otherwise.
 */
import { parseArgs } from "node:util";
import { startExamples } from "./lib/server.mjs";

const { values } = parseArgs({
  options: {
    host: { type: "string", default: process.env["JOBMAP_HOST"] ?? "http://localhost:3000" },
    company: { type: "string", default: "lanternfield-stores" },
    second: { type: "string", default: "" },
    port: { type: "string", default: "0" },
  },
});
const { url } = await startExamples({ ...values, port: Number(values.port) });
process.stdout.write(`The examples are at ${url}/ and embed ${values.host}.\n`);
