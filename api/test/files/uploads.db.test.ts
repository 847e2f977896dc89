import { beforeEach, describe, expect, it } from "vitest";
import { FORM, PDF, sendForm } from "../candidate/forms.ts";
import { buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { PDF_BOMBS } from "./bombs/pdf.ts";
import { HEAVY_PICTURES, PICTURE_BOMBS } from "./bombs/pictures.ts";

/** Memory that the server may grow by while files are read, in megabytes. */
const MAX_GROWTH_MB = 150;
/** These take more processor time than any other. */
const SLOW = [
  "an object stream of 500 MB",
  "an object stream of 12 GB, compressed twice",
  "a table of entries without width",
  "no table, and 300,000 objects",
  "an encrypted object stream of 2 GB",
  "45,000 pages",
];

const server = useServer({ settings: { ADDRESS_LIMITS: "1000", ACCOUNT_LIMITS: "1000" } });
let jobId: number;
beforeEach(async () => {
  jobId = (await buildJob({ title: "Deckhand" })).id;
});

const bomb = (bombs: Readonly<Record<string, () => Buffer>>, name: string): Buffer => {
  const make = bombs[name];
  if (!make) throw new Error(`There is no bomb "${name}".`);
  return make();
};
const candidates = (count: number): Promise<SignedIn[]> =>
  Promise.all(Array.from({ length: count }, () => server().signIn("user")));
const apply = (who: SignedIn, resume: Buffer) => sendForm(who, { ...FORM, job_id: jobId }, resume);

/** The largest growth of this process, in megabytes, while something goes on. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const atRest = process.memoryUsage.rss();
  let peak = atRest;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  await work().finally(() => clearInterval(timer));
  return (peak - atRest) / 1024 / 1024;
}

describe("malicious files", () => {
  it("delay no other resume, and use no memory of the server", async () => {
    const [innocent, ...hostile] = await candidates(1 + SLOW.length);
    if (!innocent) throw new Error("nobody is innocent");
    const files = SLOW.map((name) => bomb(PDF_BOMBS, name));
    // Everything that is loaded once, is.
    expect((await apply(await server().signIn("user"), PDF)).status).toBe(200);

    const answered: string[] = [];
    const growth = await growthDuring(async () => {
      const bombs = hostile.map(async (who, i) => {
        const { status } = await apply(who, files[i] ?? PDF);
        answered.push(`${status}`);
      });
      const own = apply(innocent, PDF).then(({ status }) => answered.push(`innocent ${status}`));
      await Promise.all([...bombs, own]);
    });
    expect(answered.filter((each) => !each.startsWith("innocent"))).toEqual(SLOW.map(() => "400"));
    // Two of them are seen through at once; nobody waits for the others.
    expect(answered.indexOf("innocent 200")).toBeLessThan(3);
    expect(growth).toBeLessThan(MAX_GROWTH_MB);
  });

  it("of one account wait for each other, and are rejected with 503 if too many wait", async () => {
    const [hostile, innocent] = await candidates(2);
    if (!hostile || !innocent) throw new Error("somebody is missing");
    const file = bomb(PDF_BOMBS, "an object stream of 500 MB");
    const answers: { status: number; retryAfter: string | null }[] = [];
    const send = async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...FORM, job_id: jobId })) form.set(name, String(value));
      form.set("resume", new Blob([new Uint8Array(file)]), "resume.pdf");
      const response = await hostile.request("POST", "/api/v1/user/job/apply", {
        method: "POST",
        body: form,
      });
      answers.push({ status: response.status, retryAfter: response.headers.get("Retry-After") });
    };
    const flood = Array.from({ length: 24 }, send);
    expect((await apply(innocent, PDF)).status).toBe(200);
    await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(2);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 503]));
  });

  it("include pictures of visitors", async () => {
    const send = async (name: string, picture: Buffer) => {
      const form = new FormData();
      form.set("feedback", name);
      form.set("file", new Blob([new Uint8Array(picture)]), "screenshot.png");
      const response = await server().request("POST", "/api/v1/user/feedback/add", {
        body: form,
        headers: await server().pageHeaders(),
      });
      return [name, response.status];
    };
    const growth = await growthDuring(async () => {
      // One of each answer: bombs.api.test.ts has them all.
      const answers = await Promise.all([
        send("too large", bomb(PICTURE_BOMBS, "50 megapixels in 16 bits")),
        send("too much work", bomb(PICTURE_BOMBS, "a JPEG of 25 megapixels, drawn 20,000 times")),
        send("heavy", bomb(HEAVY_PICTURES, "25 megapixels in 16 bits")),
      ]);
      expect(Object.fromEntries(answers)).toEqual({ "too large": 413, "too much work": 400, heavy: 200 });
    });
    expect(growth).toBeLessThan(MAX_GROWTH_MB);
  });
});
