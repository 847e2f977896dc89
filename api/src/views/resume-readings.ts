import {
  type Data,
  READ_BACK_FILE,
  RESUME_READERS,
  type ReadBack,
  type ResumeFileKind,
  type ResumeReader,
  type ResumeSetting,
} from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import { problemText } from "../files/check-resume.ts";
import type { FileTask } from "../files/file-readers.ts";
import type { PopplerText } from "../files/poppler.ts";
import { wholeOf } from "../files/spool.ts";
import type { Upload } from "../files/upload.ts";
import { findProfile } from "../queries/profile.ts";
import { type Fact, factsOf } from "../resumes/facts.ts";
import { requesterOf } from "../security/requester.ts";
import type { Services } from "../services.ts";
import { chosenOf, orderOf, refusal } from "./resume-file.ts";

const READERS_OF: Readonly<Record<"pdf" | "docx", readonly ResumeReader[]>> = {
  pdf: ["pdf_js", "poppler", "plain_text", "screen_reader"],
  docx: ["word"],
};
const POPPLER: Readonly<Record<"absent" | "failed", string>> = {
  absent: "poppler is not installed on this server, so this reader was left out.",
  failed: "poppler could not read this PDF in the time and memory it is given.",
};

/**
 * What five readers get from the files of a resume, and what of it is not as the resume says. Nothing is stored. A reader that gets
 * nothing says why.
 * @throws ApiError `unavailable` when too many files are waiting
 */
export async function readingsOf(
  services: Services,
  accountId: number,
  setting: ResumeSetting,
  part: ResumeFileKind["part"],
): Promise<Data<"POST user/resume/readings">> {
  const chosen = chosenOf(await findProfile(accountId), setting.content);
  const { sheet, order } = await orderOf(services, setting, chosen, part);
  const facts = factsOf(sheet);
  const given = { services, accountId, facts };
  const readings = await Promise.all(
    (["pdf", "docx"] as const).map(async (format) => {
      const file = await services.resumes.render({ ...order, format }, chosen.requester);
      if (!("problem" in file))
        return format === "pdf" ? pdfReadings(given, file.bytes) : wordReading(given, file.bytes);
      const said = refusal(file);
      if (said.code === "unavailable") throw said;
      return withoutText(format, said.message);
    }),
  );
  return { facts: facts.length, readings: inOrder(readings.flat()) };
}

/**
 * What readers get from a file that somebody chose: four from a PDF, one from a Word file.
 * @throws ApiError under the file's field: `invalid_input` for one that cannot be read, and why; `unavailable` when too many are waiting
 */
export async function fileReadings(
  services: Given["services"],
  accountId: number,
  { type, bytes }: Upload,
): Promise<ReadBack[]> {
  const given = { services, accountId, facts: [] };
  const whole = await wholeOf(bytes);
  const readings =
    type === "application/pdf" ? await pdfReadings(given, whole) : await wordReading(given, whole);
  const [problem] = readings.map((reading) => reading.problem);
  if (problem && readings.every((reading) => reading.problem !== null))
    throw new ApiError("invalid_input", problem, { [READ_BACK_FILE.field]: problem });
  return inOrder(readings);
}

interface Given {
  readonly services: Pick<Services, "fileReaders" | "poppler">;
  readonly accountId: number;
  readonly facts: readonly Fact[];
}

async function pdfReadings({ services, accountId, facts }: Given, bytes: Uint8Array): Promise<ReadBack[]> {
  const poppler = await services.poppler.read(bytes, requesterOf(accountId));
  const said = "text" in poppler ? { poppler: poppler.text } : {};
  const task: FileTask = {
    kind: "readings",
    as: "pdf",
    bytes: Buffer.from(bytes),
    facts: [...facts],
    ...said,
  };
  const read = await readingsIn({ services, accountId, facts }, task, "PDF");
  if (typeof read === "string") return withoutText("pdf", read);
  return "problem" in poppler ? [...read, ...withoutPoppler(poppler)] : read;
}

async function wordReading({ services, accountId, facts }: Given, bytes: Uint8Array): Promise<ReadBack[]> {
  const task: FileTask = { kind: "readings", as: "word", bytes: Buffer.from(bytes), facts: [...facts] };
  const read = await readingsIn({ services, accountId, facts }, task, "Word file");
  return typeof read === "string" ? withoutText("docx", read) : read;
}

/** The readings of a file, or why there are none. */
async function readingsIn(
  { services, accountId }: Given,
  task: FileTask,
  name: string,
): Promise<ReadBack[] | string> {
  const answer = await services.fileReaders.read(task, requesterOf(accountId));
  if ("readings" in answer) return answer.readings;
  if ("refused" in answer) return answer.refused;
  if ("problem" in answer) return problemText(answer.problem, name);
  return `This ${name} takes too much time or memory to be read back. Hide some of its parts.`;
}

const inOrder = (readings: readonly ReadBack[]): ReadBack[] =>
  RESUME_READERS.flatMap((reader) => readings.find((one) => one.reader === reader) ?? []);

const withoutPoppler = ({ problem }: Extract<PopplerText, { problem: string }>) =>
  withoutText("poppler", POPPLER[problem]);

function withoutText(of: "pdf" | "docx" | "poppler", problem: string): ReadBack[] {
  const readers = of === "poppler" ? (["poppler"] as const) : READERS_OF[of];
  return readers.map((reader) => ({ reader, problem, lines: [], lost: 0, differences: [] }));
}
