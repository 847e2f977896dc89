import { expect } from "@playwright/test";
import { hostile } from "./xss-fields.ts";
import { MARKUP, WORDS } from "./xss-texts.ts";
import { pack, SIGN, VECTORS } from "./xss-vectors.ts";
import type { Writer } from "./xss-writer.ts";

const PLACE = { longitude: -76.0788, precision: "ROOFTOP" as const };
/** Titles take some vectors each; so many jobs take all of them. */
export const JOBS = 9;

export async function postJob(writer: Writer, token: string, n: number): Promise<number> {
  const id = await writeJob(writer, token, n);
  await writer.send("POST employer/job/change-status", { id, action: "submit" }, token);
  return id;
}

async function writeJob(writer: Writer, token: string, n: number): Promise<number> {
  const turn = n * 9;
  const { id } = await writer.send(
    "POST employer/job/post",
    {
      title: pack(200, turn),
      location_type: "ONSITE",
      employment_types: ["FULL_TIME"],
      requisition_id: pack(75, turn),
      locations: [
        {
          ...PLACE,
          latitude: 38 + n / 5,
          street: pack(250, turn),
          locality: pack(120, turn),
          region: pack(60, turn),
          postal_code: pack(20),
        },
      ],
    },
    token,
  );
  await writer.send(
    "POST employer/job/post-salary",
    {
      id,
      base_salary: { currency: "USD", min: 2_100, max: 2_650, unit: "HOUR" },
      other_compensation: [pack(200, turn)],
      benefits: [pack(200, turn + 30)],
    },
    token,
  );
  // Every other one is applied for elsewhere.
  const elsewhere = n % 2 === 0 ? {} : { apply_kind: "URL", apply_url: hostile("example.com") };
  await writer.send(
    "POST employer/job/post-detail",
    {
      id,
      description: `${WORDS}\n${MARKUP}`,
      responsibilities: `Begin. ${VECTORS.toReversed().join("\n")}`,
      qualifications: `Begin. ${MARKUP.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}`,
      skills: [{ name: pack(120, turn), required: true }],
      licences: [pack(200, turn)],
      ...elsewhere,
    },
    token,
  );
  await writer.send(
    "POST employer/job/post-job-question",
    {
      id,
      questions: [
        { text: MARKUP.slice(0, 1_000), type: "MULTI_LINE_TEXT" },
        {
          text: pack(1_000, turn + 40),
          type: "MULTI_SELECT",
          options: [pack(200, turn), "No"],
          knockout: [pack(200, turn)],
        },
      ],
    },
    token,
  );
  await keepQuestions(writer, token, turn);
  const name = (letter: string) => `${letter}${turn} ${pack(70, turn)}`;
  const template = await writer.send(
    "POST employer/job-template/add",
    { job_id: id, name: name("A") },
    token,
  );
  await writer.send("POST employer/job-template/rename", { id: template.id, name: name("B") }, token);
  return id;
}

/** A question set for each listing: names are the company's own. */
async function keepQuestions(writer: Writer, token: string, turn: number): Promise<void> {
  const questions = [
    { text: MARKUP.slice(0, 1_000), type: "MULTI_LINE_TEXT" },
    {
      text: pack(1_000, turn + 40),
      type: "SINGLE_SELECT",
      options: [pack(200, turn), "No"],
      knockout: [pack(200, turn)],
    },
  ];
  const name = (set: string) => `${set}${turn} ${pack(70, turn)}`;
  const { id } = await writer.send("POST employer/question-set/add", { name: name("A"), questions }, token);
  await writer.send("POST employer/question-set/change", { id, name: name("B"), questions }, token);
}

/** A job and credits that are paid for and refunded. @returns the payments */
export async function payAndRefund(writer: Writer, url: string, token: string): Promise<readonly number[]> {
  const job_id = await writeJob(writer, token, JOBS);
  const { payment, checkout_url } = await writer.send(
    "POST employer/payment/publish-Job",
    { job_id, plan: "single" },
    token,
  );
  const credits = await writer.send(
    "POST employer/payment/create-checkout-session",
    { plan: "pack-10" },
    token,
  );
  const refund = { job_id, key: "POST employer/payment/refund-request" } as const;
  const ofAll = { key: "POST employer/payment/payment-refund-request" } as const;
  const ids: number[] = [];
  for (const [id, page, { key, ...about }] of [
    [payment?.id, checkout_url, refund],
    [credits.payment.id, credits.checkout_url, ofAll],
  ] as const) {
    await fetch(new URL(new URL(page ?? "").pathname, url), {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ action: "pay", email: "payer@example.org", name: SIGN }),
    });
    const { refund: quote } = await writer.send("POST employer/payment/check", { id }, token);
    const body = { ...about, payment_id: id, note: pack(1_000), quoted_minor: quote?.amount_minor };
    await writer.send(key, body, token);
    ids.push(id ?? 0);
  }
  return ids;
}

/** A file of jobs whose rows are repaired, and a feed. @returns the upload's id */
export async function bringJobs(writer: Writer, token: string): Promise<number> {
  const file = Buffer.from(`Job title,Description,City,${SIGN}\n"${SIGN}","${WORDS}","${SIGN}","${SIGN}"\n`);
  const upload = await writer.send(
    "POST employer/job/job-bulk-upload-new",
    { file_name: pack(200) },
    token,
    file,
  );
  const { id } = upload;
  await writer.send("POST employer/job/bulk-check", { id, columns: [] }, token);
  await expect
    .poll(async () => (await writer.send("GET employer/job/get-job-bulk-list", { id }, token)).upload?.state)
    .toBe("READY");
  await writer.send(
    "POST employer/job/bulk-edit",
    { id, edits: [{ n: 2, column: 0, value: pack(90) }] },
    token,
  );
  await writer.send("POST employer/job/bulk-replace", { id, find: SIGN, replace: `${SIGN} ${SIGN}` }, token);
  const columns = VECTORS.slice(0, 20).map((header) => ({ header: `${SIGN} ${header}`, field: null }));
  const feed = await writer.send(
    "POST employer/feeds/add",
    { name: pack(100), url: hostile("127.0.0.1:1"), columns },
    token,
  );
  await writer.send(
    "POST employer/feeds/change",
    { id: feed.id, name: pack(100, 20), columns: columns.slice(1) },
    token,
  );
  return id;
}

/** Drafts keep what no published listing may hold. */
export async function draftJob(writer: Writer, token: string): Promise<number> {
  const { id, version } = await writer.send(
    "POST employer/job/save-reading",
    {
      request_key: crypto.randomUUID(),
      origin: { kind: "FILE", name: pack(200) },
      content: { title: pack(200) },
      findings: [{ field: "title", source: "LABEL", label: pack(120), quote: pack(600), confidence: 0.5 }],
    },
    token,
  );
  await writer.send(
    "POST employer/job/save-changes",
    {
      id,
      version,
      title: pack(200),
      requisition_id: pack(75),
      description: `${WORDS}\n${MARKUP}`,
      responsibilities: MARKUP,
      qualifications: MARKUP,
      apply_kind: "EMAIL",
      apply_url: hostile("example.com"),
      apply_email: `${SIGN}@example.com`,
    },
    token,
  );
  return id;
}

/** Changes where one applies for several listings at once. */
export async function changeMany(writer: Writer, token: string, ids: readonly number[]): Promise<void> {
  await writer.send(
    "POST employer/job-batch/start",
    {
      request_key: crypto.randomUUID(),
      selection: { ids },
      change: { kind: "change", content: { apply_kind: "URL", apply_url: hostile("example.com") } },
    },
    token,
  );
}
