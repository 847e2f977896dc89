import { randomBytes } from "node:crypto";
import { statfs } from "node:fs/promises";
import { freemem } from "node:os";
import type { Env } from "../env.ts";
import { Poppler } from "../files/poppler.ts";
import { createFiles } from "../gateways/files/index.ts";
import { bad, type Finding, good, warning } from "./finding.ts";

const GIGABYTE = 1e9;
/** Free space below which a file folder is nearly full, in bytes. */
const MIN_FREE = 2 * GIGABYTE;
/** Maximum memory of the processes that parse uploaded files, in bytes; see docs/guides/operating.md. */
const READERS = 1.6 * GIGABYTE;

/** Checks the machine and the file store: writes a file, reads it, and deletes it again. */
export async function examineMachine(env: Env): Promise<Finding[]> {
  const findings = [await examineStore(env)];
  if (env.FILES_S3_URL === undefined && findings[0]?.state === "good") findings.push(await examineDisk(env));
  findings.push(examineMemory(), await examinePoppler());
  return findings;
}

async function examineStore(env: Env): Promise<Finding> {
  const place = env.FILES_S3_URL ?? env.FILES_DIR;
  const files = createFiles(env);
  const name = `private/do/${randomBytes(11).toString("hex")}.txt`;
  try {
    await files.put(name, Buffer.from("doctor"), "text/plain");
    const content = await files.get(name);
    content?.stream.destroy();
    await files.remove(name);
    if (content?.size === 6) return good("Files", `${place} stores and returns files`);
    return bad("Files", `${place} does not return stored files.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return bad("Files", `${place} refuses files: ${reason}. Uploads fail until this is fixed.`);
  }
}

async function examineDisk({ FILES_DIR }: Env): Promise<Finding> {
  const { bavail, bsize } = await statfs(FILES_DIR);
  const free = bavail * bsize;
  const says = `${gigabytes(free)} GB free at ${FILES_DIR}`;
  return free < MIN_FREE
    ? warning("Disk", `${says}. Free some space before uploads fail.`)
    : good("Disk", says);
}

function examineMemory(): Finding {
  const free = freemem();
  const says = `${gigabytes(free)} GB free`;
  return free < READERS
    ? warning("Memory", `${says}; reading uploaded files can take ${gigabytes(READERS)} GB.`)
    : good("Memory", says);
}

async function examinePoppler(): Promise<Finding> {
  const answer = await new Poppler().read(Buffer.from(""), { key: "doctor", isVisitor: false });
  return "problem" in answer && answer.problem === "absent"
    ? warning(
        "Poppler",
        "pdftotext is not installed; people see four of five readers of their resume. Install poppler-utils.",
      )
    : good("Poppler", "pdftotext reads resumes back");
}

const gigabytes = (bytes: number) => (bytes / GIGABYTE).toFixed(1);
