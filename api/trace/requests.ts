/** The requests that can be traced, by name; each is made anew for every try. */
import type { EndpointKey } from "@jobmap/contract";
import { FORM } from "../test/candidate/forms.ts";
import { draftJob, publishJob } from "../test/employer/postings.ts";
import type { SignedIn, TestClient, TestServer } from "../test/support/server.ts";

export interface TracedRequest {
  /** Who sends it. */
  readonly client: TestClient;
  readonly key: EndpointKey;
  readonly path: string;
  readonly body?: object;
}

/** What has to be there for a request is made before it, and not traced. */
export const requests: ReadonlyMap<string, (server: TestServer) => Promise<TracedRequest>> = new Map([
  ["publish a job", publish],
  ["search jobs", search],
  ["apply", apply],
  ["move an application", move],
  ["open the map", openMap],
]);

async function publish(server: TestServer): Promise<TracedRequest> {
  const client = await server.signIn("employer");
  const { id } = await draftJob(client);
  const key = "POST employer/job/change-status";
  return { client, key, path: "employer/job/change-status", body: { id, action: "submit" } };
}

const NURSE = {
  title: "Registered nurse",
  locations: [
    {
      street: "55 Fruit St",
      locality: "Boston",
      region: "MA",
      postal_code: "02114",
      latitude: 42.363,
      longitude: -71.069,
    },
  ],
};

const NURSE_PAY = { currency: "USD", min: 4_000, max: 5_000, unit: "HOUR" };

/** The request that docs/ARCHITECTURE.md follows. */
async function search(client: TestServer): Promise<TracedRequest> {
  const employer = await client.signIn("employer");
  const { id } = await draftJob(employer, NURSE);
  await employer.ok("POST employer/job/post-salary", "employer/job/post-salary", {
    id,
    base_salary: NURSE_PAY,
  });
  await employer.ok("POST employer/job/change-status", "employer/job/change-status", {
    id,
    action: "submit",
  });
  const path = "user/job/list?search=nurse&location=Boston&pay_floor=6000000";
  return { client, key: "GET user/job/list", path };
}

async function apply(server: TestServer): Promise<TracedRequest> {
  const { id } = await publishJob(await server.signIn("employer"));
  return applyFor(id, await server.signIn("user"));
}

function applyFor(jobId: number, client: SignedIn): TracedRequest {
  return {
    client,
    key: "POST user/job/apply",
    path: "user/job/apply",
    body: form({ ...FORM, job_id: jobId }),
  };
}

async function move(server: TestServer): Promise<TracedRequest> {
  const client = await server.signIn("employer");
  const job = await publishJob(client);
  const application = applyFor(job.id, await server.signIn("user"));
  await application.client.ok(application.key, application.path, application.body);
  const { items } = await client.ok("GET employer/job/applicants-list", "employer/job/applicants-list");
  const key = "POST employer/job/change-application-status";
  const body = { ids: items.map(({ id }) => id), action: "shortlist" };
  return { client, key, path: "employer/job/change-application-status", body };
}

/** What the map asks for when it is opened on the whole country; its page is a build, whose files are not these. */
async function openMap(client: TestServer): Promise<TracedRequest> {
  return { client, key: "GET map/clusters", path: "map/clusters?bbox=-125,24,-66,50&zoom=4" };
}

function form(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  return data;
}
