import { randomBytes } from "node:crypto";
import type { Client } from "./client.ts";
import { dataOf, type Person, register } from "./people.ts";
import type { Pool } from "./samples.ts";

/** Two people whose rows the others are after, and the others. */
export interface World {
  readonly url: URL;
  readonly victims: { readonly user: Person; readonly employer: Person };
  readonly attackers: readonly Person[];
  /** Words that stand in private texts of the victims: in nobody else's reply may one of them be. */
  readonly secrets: readonly string[];
  /** Ids of the victims' rows, by the names of fields. */
  readonly theirs: Pool;
  /** The victims' private rows as they see them, without what others may count up. */
  look(): Promise<string>;
}

const ATTACKERS_OF_A_ROLE = 3;

export async function createWorld(url: URL): Promise<World> {
  const mark = randomBytes(4).toString("hex");
  const secrets: string[] = [];
  const secret = (of: string) => {
    const word = `${of}-${randomBytes(6).toString("hex")}`;
    secrets.push(word);
    return word;
  };
  const candidate = await register(url, "127.0.0.9", "user", secret("candidate"));
  const employer = await register(url, "127.0.0.8", "employer", secret("employer"));
  const attackers: Person[] = [];
  for (let n = 0; n < ATTACKERS_OF_A_ROLE; n++) {
    attackers.push(await register(url, `127.0.1.${n + 1}`, "user", `attacker-${mark}-u${n}`));
    attackers.push(await register(url, `127.0.2.${n + 1}`, "employer", `attacker-${mark}-e${n}`));
  }
  const post = async ({ client }: Person, path: string, body: object) =>
    dataOf(path, await client.ask("POST", path, body));
  const draft = await draftJob(employer.client, secret("draft"));
  const job = await draftJob(employer.client, "Deckhand");
  await post(employer, "employer/job/change-status", { id: job, action: "submit" });
  const folder = (await post(candidate, "user/folder/add", { name: secret("folder") }))["id"];
  await post(candidate, "user/job/save", { job_id: job, folder_id: folder });
  const alert = await post(candidate, "user/job-alert/add", {
    name: secret("alert"),
    search: { search: "boats" },
  });
  const application = await post(candidate, "user/job/apply", {
    job_id: job,
    first_name: "Ada",
    last_name: secret("person"),
    email: candidate.email,
    cover_note: secret("cover"),
  });
  await post(employer, "employer/application/note", { id: application["id"], text: secret("note") });
  const template = { name: secret("template"), text: secret("reply") };
  await post(employer, "employer/reply-template/save", template);

  const looks: readonly (readonly [Person, string])[] = [
    [candidate, "user/folder/list"],
    [candidate, "user/job-alert/list"],
    [candidate, "user/job/applied"],
    [candidate, "auth/profile"],
    [employer, `employer/job/${draft}`],
    [employer, `employer/job/${job}`],
    [employer, `employer/application/${application["id"]}`],
    [employer, "employer/reply-template/list"],
    [employer, "employer/profile"],
  ];
  return {
    url,
    victims: { user: candidate, employer },
    attackers,
    secrets,
    theirs: {
      id: [draft, job, folder, alert["id"], application["id"]],
      job_id: [draft, job],
      folder_id: [folder],
      ids: [folder],
      resume_of: [application["id"]],
      question_id: [1],
      // Not theirs: whoever writes an address into a row of their own reads it there.
      email: ["somebody@example.org"],
      version: [0, 1, 2, 3],
    },
    async look() {
      const seen: unknown[] = [];
      for (const [{ client }, path] of looks) {
        const { status, text } = await client.ask("GET", path);
        seen.push(status === 200 ? lasting(JSON.parse(text)) : `${path}: ${status}`);
      }
      return JSON.stringify(seen);
    },
  };
}

async function draftJob(client: Client, title: string): Promise<unknown> {
  const place = { locality: "Baltimore", region: "MD", latitude: 39.286, longitude: -76.613 };
  const { id } = dataOf(
    "employer/job/post",
    await client.ask("POST", "employer/job/post", {
      title,
      employment_types: ["FULL_TIME"],
      location_type: "ONSITE",
      locations: [{ ...place, street: "1 Light St", postal_code: "21202" }],
      openings: 2,
    }),
  );
  const pay = { base_salary: { currency: "USD", min: 2_100, max: 2_600, unit: "HOUR" } };
  const text = `<p>${"Keeps the boats and the yard in order, in every season. ".repeat(6)}</p>`;
  dataOf("post-salary", await client.ask("POST", "employer/job/post-salary", { id, ...pay }));
  dataOf("post-detail", await client.ask("POST", "employer/job/post-detail", { id, description: text }));
  return id;
}

/** What time and other people's visits and applications change, by its name. */
const PASSING = /count|views|clicks|applications|applicants|_at$|score|percent|rank/;

/** A reply without what may change by itself. */
function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== "request_id" && !PASSING.test(name))
      .map(([name, part]) => [name, lasting(part)]),
  );
}
