import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "../../src/errors/api-error.ts";
import { checkResume } from "../../src/files/check-resume.ts";
import { cleanPicture, webPictures } from "../../src/files/clean-picture.ts";
import { READER_RSS_MB } from "../../src/files/reader-process.ts";
import { typeOf } from "../../src/files/type-of.ts";
import { useFileReaders } from "../support/file-readers.ts";
import { somebody } from "../support/requester.ts";
import { brokenPdfs, ODD_PDFS, PDF_BOMBS } from "./bombs/pdf.ts";
import { HEAVY_PICTURES, PICTURE_BOMBS } from "./bombs/pictures.ts";
import { WORD_BOMBS } from "./bombs/word.ts";

const readers = useFileReaders();
/** Memory that this process may grow by while others read, in megabytes. */
const MAX_GROWTH_MB = 150;
/** Between two looks of a process at its own memory it may take so much more, in megabytes, on a machine that is busy. */
const BETWEEN_LOOKS_MB = 96;

/** Their size is none, or says little of what they cost; the others are too large. */
const TOO_MUCH_WORK = ["4,000,000,000,000,000,000 pixels", "a JPEG of 25 megapixels, drawn 20,000 times"];

/** The answer to a file: `taken`, or status and message of the refusal. */
async function answer(read: Promise<unknown>): Promise<string> {
  return read.then(
    () => "taken",
    (error: unknown) => {
      if (error instanceof ApiError) return `${error.status} ${error.message}`;
      throw error;
    },
  );
}
function resume(bytes: Buffer): Promise<string> {
  const type = typeOf(bytes);
  if (!type) return Promise.resolve("415");
  return answer(checkResume(readers(), { type, bytes }, somebody()));
}
const upload = (bytes: Buffer) => ({ bytes, field: "file", requester: somebody() });

const memory = watchMemory();

describe("malicious files", () => {
  it.concurrent.each(Object.entries(PDF_BOMBS))("rejects a PDF with %s", async (_, make) => {
    expect(await resume(make())).toMatch(/^400 (?:This PDF|A resume can have)/);
  });

  it.concurrent.each(Object.entries(ODD_PDFS))("reads a PDF with %s as one page", async (_, make) => {
    expect(await resume(make())).toBe("taken");
  });

  it.concurrent("reads or rejects broken PDFs", async () => {
    const answers = await Promise.all(brokenPdfs(24).map(resume));
    for (const each of answers) expect(each).toMatch(/^taken$|^400 |^415$/);
    expect(answers.filter((each) => each.startsWith("400")).length).toBeGreaterThan(3);
  });

  it.concurrent.each(Object.entries(WORD_BOMBS))("rejects a Word file with %s", async (_, make) => {
    expect(await resume(make())).toMatch(/^400 This Word file|^415$/);
  });

  it.concurrent.each(Object.entries(PICTURE_BOMBS))("rejects a picture of %s", async (name, make) => {
    const status = TOO_MUCH_WORK.includes(name) ? 400 : 413;
    expect(await answer(cleanPicture(readers(), upload(make())))).toMatch(
      new RegExp(`^${status} This image`),
    );
  });

  it.concurrent.each(Object.entries(HEAVY_PICTURES))("draws a picture of %s", async (_, make) => {
    expect(await answer(webPictures(readers(), upload(make()), [1_920, 640]))).toBe("taken");
  });
});

describe("while they are read", () => {
  it("no process exceeds its memory limit", () => {
    expect(memory.growth()).toBeLessThan(MAX_GROWTH_MB);
    const limit = Math.max(...Object.values(READER_RSS_MB)) + BETWEEN_LOOKS_MB;
    expect(memory.largestChild()).toBeLessThan(limit);
  });
});

/** Watches the resident memory of this process and, where the system tells, of those that it started. In megabytes. */
function watchMemory() {
  let [atRest, peak, child] = [0, 0, 0];
  let timer: NodeJS.Timeout | undefined;
  beforeAll(() => {
    atRest = process.memoryUsage.rss();
    timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
      child = Math.max(child, ...childrenRss());
    }, 10);
  });
  afterAll(() => clearInterval(timer));
  const megabytes = (bytes: number) => bytes / 1024 / 1024;
  return { growth: () => megabytes(peak - atRest), largestChild: () => megabytes(child) };
}

function childrenRss(): number[] {
  try {
    return readdirSync("/proc/self/task").flatMap((thread) =>
      readFileSync(`/proc/self/task/${thread}/children`, "utf8")
        .split(" ")
        .filter(Boolean)
        .map(
          (pid) =>
            Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024,
        ),
    );
  } catch {
    // Not on this system, or the process has just ended.
    return [];
  }
}
