import { type APIRequestContext, expect } from "@playwright/test";
import { linkFor, stranger } from "./accounts-data.ts";
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
  await writer.send(
    "POST user/job/apply-start",
    { job_id, source: "embed", ...attribution },
    candidate.token,
  );
  await writer.send("POST employer/application/note", { id, text: MARKUP.slice(0, 5_000) }, token);
  await writer.send(
    "POST employer/reply-template/save",
    { name: pack(80), text: MARKUP.slice(0, 5_000) },
    token,
  );
  await writer.send(
    "POST employer/reply-template/preview",
    { application_id: id, text: MARKUP.slice(0, 5_000) },
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

/** A colleague with a hostile name joins an employer's team, by the link of the mail. */
export async function joinTeam(writer: Writer, request: APIRequestContext, token: string): Promise<void> {
  const { email, password } = stranger("employer");
  await writer.send("POST employer/team/invite", { email, seat: "reviewer" }, token);
  const [, link = ""] = (await linkFor(request, email, "/team-invitation")).split("link=");
  const person = { first_name: pack(100, 5), last_name: pack(100, 35) };
  await writer.send("POST auth/registerColleague", { link, password, ...person });
}

/** Meets about an application: all that both sides can say of an interview. */
export async function meet(
  writer: Writer,
  token: string,
  candidate: Member,
  { application: id, link }: { application: number; link: string },
): Promise<void> {
  const note = MARKUP.slice(0, 2_000);
  const time_zone = "America/New_York";
  const times = [2, 3].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const interview = { kind: "ON_SITE", place: pack(500), minutes: 30, time_zone, times, note };
  const move = { ids: [id], message: MARKUP.slice(0, 5_000) };
  await writer.send("POST employer/job/change-application-status", { ...move, action: "reopen" }, token);
  const held = {
    ...{ key: crypto.randomUUID(), selection: { ids: [id] }, action: "interview", interview },
    ...{ message: MARKUP.slice(0, 5_000), reason: pack(250, 8) },
  };
  const { id: moved } = await writer.send("POST employer/applicants/move", held, token);
  await writer.send("POST employer/applicants/undo", { id: moved }, token);
  await writer.send("POST employer/job/change-application-status", { ...move, action: "interview" }, token);
  let offered = 0;
  const offer = async () => {
    const { interviews } = await writer.send(
      "POST employer/interview/offer",
      { application_id: id, interview },
      token,
    );
    offered = interviews[0]?.id ?? 0;
  };
  // While a move is held, no times are offered: the rejection of before is told after some seconds.
  await expect(offer).toPass({ timeout: 30_000 });
  const seen = { id: offered, time_zone, answer: { action: "propose", times, note } };
  await writer.send("POST interview/answer", { ...seen, round: 0 }, candidate.token);
  await writer.send("POST interview/answer-by-link", { ...seen, round: 1, link });
  await writer.send("POST employer/interview/cancel", { id: seen.id, round: 2, note }, token);
  await offer();
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
