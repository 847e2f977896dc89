import { createFiles } from "../../../src/gateways/files/index.ts";

/** Puts a megabyte into the folder FILES_DIR; the exit code says whether that failed. */
const files = createFiles({ FILES_DIR: process.env["FILES_DIR"] ?? "", FILES_S3_REGION: "" });
await files.put("public/Ab/0123456789_-abcdefghij.png", Buffer.alloc(1_000_000), "image/png").then(
  () => process.exit(0),
  () => process.exit(7),
);
