import { type Data, type Endpoint, type EndpointKey, endpoints } from "@jobmap/contract";
import type { APIRequestContext } from "@playwright/test";
import { png } from "../../../api/test/support/pictures.ts";
import { codeFor, stranger } from "./accounts-data.ts";
import { filledIn, hostile } from "./xss-fields.ts";
import { pack, SIGN, VECTORS } from "./xss-vectors.ts";

const WORDS = "Keeps the boats and the yard in order, in every season and most weather. ".repeat(4);
const PLACE = { longitude: -76.0788, precision: "ROOFTOP" as const };
/** Titles take some vectors each; so many jobs take all of them. */
const JOBS = 9;
const MARKUP = [SIGN, ...VECTORS].join("\n");
const TAGS = {
  embed: 64,
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
};

export interface Member {
  readonly email: string;
  readonly token: string;
}

/** An employer and a candidate who have put something hostile into whatever they can write. */
export interface HostileWorld {
  readonly employer: Member;
  readonly candidate: Member;
  readonly company: { id: number; username: string; slug: string };
  readonly jobs: readonly number[];
  readonly application: number;
  /** A listing that is being written. */
  readonly draft: number;
  /** The fields that were filled, as "METHOD path field". */
  readonly filled: ReadonlySet<string>;
}

/** Speaks to the API, and notes which fields carried something hostile. */
class Writer {
  readonly filled = new Set<string>();
  readonly #url: string;
  /** What a page of ours sends with whatever changes something. */
  readonly #page: Promise<Record<string, string>>;

  constructor(url: string) {
    this.#url = url;
    this.#page = openPage(url);
  }

  async send<K extends EndpointKey>(key: K, body: object, token = "", file?: Buffer): Promise<Data<K>> {
    for (const path of filledIn(body)) this.filled.add(`${key} ${path}`);
    const [method = "", template = ""] = key.split(" ");
    const path = template.replace("{id}", "id" in body ? String(body.id) : "");
    const query = method === "GET" ? `?${new URLSearchParams(Object.entries(body))}` : "";
    const endpoint: Endpoint = endpoints[key];
    const reply = await fetch(`${this.#url}/api/v1/${path}${query}`, {
      method,
      headers: {
        ...(await this.#page),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(endpoint.files ? {} : { "Content-Type": "application/json" }),
      },
      ...(method === "GET"
        ? {}
        : { body: endpoint.files ? formOf(endpoint.files.field, body, file) : JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${key} answered ${reply.status}: ${text}`);
    const { data }: { data: Data<K> } = JSON.parse(text);
    return data;
  }

  /** Registers somebody with a hostile name. */
  async register(request: APIRequestContext, role: "user" | "employer"): Promise<Member> {
    const { email, password } = stranger(role);
    await this.send("POST auth/sendOTP", { email });
    const otp = await codeFor(request, email);
    const { verification } = await this.send("POST auth/verifyOTP", { email, otp });
    const person = { email, password, verification, first_name: pack(100), last_name: pack(100, 30) };
    const { token } =
      role === "user"
        ? await this.send("POST auth/registerUser", person)
        : await this.send("POST auth/registerEmployer", { ...person, company_name: pack(250) });
    return { email, token };
  }
}

async function openPage(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(`${url}/api/v1/auth/profile`);
  const cookies = headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  const token = cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice("XSRF-TOKEN=".length);
  return { Cookie: cookies.join("; "), "X-XSRF-TOKEN": token ?? "" };
}

function formOf(field: string, body: object, file?: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  if (file) form.set(field, new Blob([new Uint8Array(file)]), `${SIGN}.png`);
  return form;
}

export async function fillWorld(url: string, request: APIRequestContext): Promise<HostileWorld> {
  const writer = new Writer(url);
  const employer = await writer.register(request, "employer");
  const candidate = await writer.register(request, "user");
  await fillCompany(writer, employer.token);
  const company = await writer.send("GET employer/profile", {}, employer.token);
  const jobs: number[] = [];
  for (let n = 0; n < JOBS; n++) jobs.push(await postJob(writer, employer.token, n));
  const draft = await draftJob(writer, employer.token);
  const application = await apply(writer, employer.token, candidate, jobs);
  await keep(writer, candidate.token, jobs);
  return { employer, candidate, company, jobs, application, draft, filled: writer.filled };
}

async function fillCompany(writer: Writer, token: string): Promise<void> {
  await writer.send(
    "POST employer/profile/update-basic-detail",
    {
      company_name: pack(250, 10),
      tagline: pack(220, 20),
      description: `${WORDS}\n${MARKUP}`,
      industry: pack(120, 40),
    },
    token,
  );
  await writer.send(
    "POST employer/profile/update-contact-detail",
    {
      website: hostile("example.com"),
      phone: pack(40),
      street: pack(250, 50),
      locality: pack(120, 60),
      region: pack(60, 70),
      postal_code: pack(20),
    },
    token,
  );
  const networks = ["linkedin", "facebook", "instagram", "x", "youtube", "tiktok"];
  await writer.send(
    "POST employer/profile/update-social-detail",
    Object.fromEntries(networks.map((name) => [name, hostile(`${name}.com`)])),
    token,
  );
  await writer.send(
    "POST employer/profile/add-gallary-image",
    { caption: pack(200, 15) },
    token,
    await png(),
  );
  await writer.send(
    "POST employer/profile/add-gallary-video-links",
    { url: hostile("youtube.com"), caption: pack(200, 45) },
    token,
  );
  await writer.send(
    "POST employer/profile/update-name",
    { first_name: pack(100, 5), last_name: pack(100, 35) },
    token,
  );
}

async function postJob(writer: Writer, token: string, n: number): Promise<number> {
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
  await writer.send("POST employer/job/change-status", { id, action: "submit" }, token);
  return id;
}

/** Drafts keep what no published listing may hold. */
async function draftJob(writer: Writer, token: string): Promise<number> {
  const { id } = await writer.send(
    "POST employer/job/save-changes",
    {
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

/** Applies for the first job and answers the application. @returns its id */
async function apply(
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
  await move("reject");
  return id;
}

/** What a candidate keeps, repeats and says of jobs. */
async function keep(
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
  await writer.send("GET user/job/list", { search: pack(200) }, token);
  await writer.send("POST user/feedback/add", { feedback: MARKUP.slice(0, 5_000) }, token);
}
