import { brokenPdfs, PDF_BOMBS } from "../test/files/bombs/pdf.ts";
import { PICTURE_BOMBS } from "../test/files/bombs/pictures.ts";
import { WORD_BOMBS } from "../test/files/bombs/word.ts";
import { pdf } from "../test/support/documents.ts";
import { Client, formOf, type Reply } from "./client.ts";
import { Findings, judge } from "./findings.ts";
import type { Person } from "./people.ts";

/** So long may somebody wait whose resume is one page, while others send bombs, in milliseconds. */
export const INNOCENT_MS = 2_000;
const BOMBERS_AT_ONCE = 8;
const INNOCENTS = 25;

/** A bomb, and the how-many-eth it is. */
interface Shot {
  readonly name: string;
  readonly bytes: Buffer;
  readonly n: number;
}

export interface BombResult {
  readonly findings: Findings;
  /** How long each innocent resume took, in milliseconds. */
  readonly innocent: readonly number[];
}

/** Jobs that take applications here, by the newest first. */
export async function openJobs(client: Client, wanted: number): Promise<number[]> {
  const found: number[] = [];
  for (let page = 1; found.length < wanted && page <= 20; page++) {
    const { status, text } = await client.ask("GET", `user/job/list?page=${page}&limit=50`);
    if (status !== 200) break;
    for (const id of idsIn(text)) {
      if (found.length >= wanted) break;
      if ((await client.ask("GET", `user/job/apply-form/${id}`)).status === 200) found.push(id);
    }
  }
  return found;
}

function idsIn(text: string): number[] {
  const { data }: { data: { items?: readonly { id: number }[]; jobs?: readonly { id: number }[] } } =
    JSON.parse(text);
  return (data.items ?? data.jobs ?? []).map(({ id }) => id);
}

async function hasApplied(client: Client, jobId: number): Promise<boolean> {
  const { status, text } = await client.ask("GET", `user/job/apply-form/${jobId}`);
  if (status !== 200) return false;
  const { data }: { data: { application_id: number | null } } = JSON.parse(text);
  return data.application_id !== null;
}

function apply(client: Client, jobId: number, name: string, bytes: Buffer): Promise<Reply> {
  const fields = {
    job_id: String(jobId),
    first_name: "Ada",
    last_name: "Harbor",
    email: "ada@attack.example",
  };
  const form = formOf(fields, [{ field: "resume", name, bytes }]);
  return client.request("POST", "/api/v1/user/job/apply", { ...form, patience: 60_000 });
}

/** Uploads every bomb of the zoo, several at a time, while somebody sends one page now and then. */
export async function bombs(
  url: URL,
  { attackers, innocent }: { attackers: readonly Person[]; innocent: Person },
  until: number,
): Promise<BombResult> {
  const findings = new Findings();
  const candidates = attackers.filter(({ role }) => role === "user");
  const jobs = await openJobs(innocent.client, INNOCENTS);
  if (jobs.length === 0) findings.add("nothing to apply for", "the server has no open job of its own");
  const resumes = [
    ...Object.entries({ ...PDF_BOMBS, ...WORD_BOMBS }).map(([name, make]) => ({ name, bytes: make() })),
    ...brokenPdfs(6).map((bytes) => ({ name: "a broken PDF", bytes })),
  ];
  const pictures = Object.entries(PICTURE_BOMBS).map(([name, make]) => ({ name, bytes: make() }));
  const sendResume = async ({ bytes, n }: Shot) => {
    // Each pair once, and none that an earlier part has sent: applying again is one application, whose resume is not read again.
    const person = candidates[n % candidates.length];
    const job = jobs[Math.floor(n / candidates.length) % jobs.length];
    if (!person || !job || (await hasApplied(person.client, job))) return undefined;
    return apply(person.client, job, "a.pdf", bytes);
  };
  const visitors = Array.from({ length: 6 }, (_, n) => new Client(url, `127.0.7.${n + 1}`));
  const sendPicture = async ({ name, bytes, n }: Shot) => {
    const visitor = visitors[n % visitors.length];
    if (!visitor) return undefined;
    const form = formOf({ feedback: `About ${name}` }, [{ field: "file", name: "a.png", bytes }]);
    const headers = { ...(await visitor.pageHeaders()), ...form.headers };
    return visitor.request("POST", "/api/v1/user/feedback/add", { ...form, headers, patience: 60_000 });
  };
  const shots = [
    ...resumes.map(({ name, bytes }) => ({ name, bytes, send: sendResume })),
    ...pictures.map(({ name, bytes }) => ({ name, bytes, send: sendPicture })),
  ];
  const counted = { resumes: 0, pictures: 0 };
  const waiting = [...shots, ...shots].map((shot) => ({
    ...shot,
    n: shot.send === sendResume ? counted.resumes++ : counted.pictures++,
  }));
  let isOver = false;
  const bomber = async () => {
    for (let shot = waiting.shift(); shot && performance.now() < until; shot = waiting.shift()) {
      const reply = await shot.send(shot);
      if (!reply) continue;
      findings.count(reply);
      const verdict = judge(reply, []);
      if (verdict) findings.add(verdict, `${shot.name}: ${reply.text.slice(0, 200)}`);
      if (reply.status === 200 && !/broken/.test(shot.name)) findings.add("a bomb was taken", shot.name);
    }
  };
  const times: number[] = [];
  const sayOnePage = async () => {
    for (const job of jobs) {
      if (isOver) return;
      const reply = await apply(innocent.client, job, "resume.pdf", pdf(1));
      times.push(reply.ms);
      if (reply.status !== 200)
        findings.add("an innocent resume was refused", `${reply.status} ${reply.text.slice(0, 200)}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const calm = sayOnePage();
  await Promise.all(Array.from({ length: BOMBERS_AT_ONCE }, bomber));
  isOver = true;
  await calm;
  for (const visitor of visitors) visitor.close();
  const slowest = Math.max(0, ...times);
  if (slowest > INNOCENT_MS) findings.add("an innocent resume waited", `${Math.round(slowest)} ms`);
  return { findings, innocent: times };
}
