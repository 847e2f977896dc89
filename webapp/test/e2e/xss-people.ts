import { MARKUP } from "./xss-texts.ts";
import { pack, SIGN } from "./xss-vectors.ts";
import type { Member, Writer } from "./xss-writer.ts";

const TAGS = {
  embed: 64,
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
};

/** Applies for the first job and answers the application. @returns its id */
export async function apply(
  writer: Writer,
  token: string,
  candidate: Member,
  [job_id = 0, elsewhere = 0]: readonly number[],
): Promise<number> {
  const { questions } = await writer.send("GET user/job/apply-form/{id}", { id: job_id }, candidate.token);
  const attribution = Object.fromEntries(Object.entries(TAGS).map(([name, most]) => [name, pack(most)]));
  const { id } = await writer.send(
    "POST user/job/apply",
    {
      job_id,
      first_name: pack(100, 12),
      last_name: pack(100, 42),
      email: candidate.email,
      phone: pack(40),
      cover_note: MARKUP.slice(0, 5_000),
      answers: questions.map(({ id: question_id, options }) => ({
        question_id,
        value: options.length > 0 ? options.slice(0, 1) : MARKUP.slice(0, 5_000),
      })),
      attribution,
      source: pack(40),
      resume_name: pack(120),
      // What it says stands in the employer's panel.
      resume_from: "profile",
    },
    candidate.token,
  );
  await writer.send("POST user/job/click", { job_id, source: "embed", ...attribution });
  await writer.send("POST user/job/apply-click", { job_id: elsewhere, source: "embed", ...attribution });
  await writer.send("POST employer/application/note", { id, text: MARKUP.slice(0, 5_000) }, token);
  await writer.send(
    "POST employer/reply-template/save",
    { name: pack(80), text: MARKUP.slice(0, 5_000) },
    token,
  );
  const move = (action: string) =>
    writer.send(
      "POST employer/job/change-application-status",
      { ids: [id], action, message: MARKUP.slice(0, 5_000), reason: pack(250, 8) },
      token,
    );
  await move("reject");
  await move("reopen");
  const text = MARKUP.slice(0, 5_000);
  for (const each of [token, candidate.token]) {
    await writer.send("POST thread/send", { id, text, key: crypto.randomUUID() }, each);
    await writer.send("POST thread/report", { id, reason: "OTHER", note: MARKUP.slice(0, 2_000) }, each);
  }
  await moveMany(writer, token, id);
  return id;
}

/** Keeps a list of applicants, and turns one down as lists are. */
async function moveMany(writer: Writer, token: string, id: number): Promise<void> {
  await writer.send("POST employer/applicants/save-view", { name: pack(80), query: pack(1_000) }, token);
  await writer.send(
    "POST employer/applicants/move",
    {
      key: crypto.randomUUID(),
      selection: { ids: [id] },
      action: "reject",
      reason: pack(250, 8),
      message: MARKUP.slice(0, 5_000),
    },
    token,
  );
}

/** What a candidate keeps, repeats and says of jobs. */
export async function keep(
  writer: Writer,
  token: string,
  [job_id = 0, other = 0]: readonly number[],
): Promise<void> {
  const { id: folder_id } = await writer.send("POST user/folder/add", { name: pack(60) }, token);
  await writer.send("POST user/folder/save-job", { job_id, folder_id, note: pack(1_000) }, token);
  await writer.send(
    "POST user/job/report",
    { job_id: other, reason: "OTHER", note: MARKUP.slice(0, 2_000) },
    token,
  );
  await writer.send("POST user/job/not-interested", { job_id: other }, token);
  const search = {
    search: pack(200),
    "company-info": pack(200, 40),
    "company-info-third-party": pack(200, 60),
  };
  const { id } = await writer.send("POST user/job-alert/add", { name: pack(100), search }, token);
  await writer.send("POST user/job-alert/change", { id, name: pack(100, 50) }, token);
  await writer.send(
    "POST user/profile-update",
    { first_name: pack(100, 12), last_name: pack(100, 42) },
    token,
  );
  await writer.send("POST user/preference/update", { occupations: [SIGN] }, token);
  await writer.send("GET user/job/list", { search: pack(200) }, token);
  await writer.send("POST user/feedback/add", { feedback: MARKUP.slice(0, 5_000) }, token);
  await writer.send(
    "POST user/contact/add",
    { topic: "OTHER", name: pack(120), email: "ada@mail.example", message: MARKUP.slice(0, 5_000) },
    token,
  );
}
