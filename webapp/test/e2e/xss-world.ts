import type { APIRequestContext } from "@playwright/test";
import { linkFor } from "./accounts-data.ts";
import { fillCompany } from "./xss-company.ts";
import { bringJobs, changeMany, draftJob, JOBS, payAndRefund, postJob } from "./xss-jobs.ts";
import { apply, joinTeam, keep, meet } from "./xss-people.ts";
import { fillProfile, publishProfile } from "./xss-profile.ts";
import { fillResumes } from "./xss-resumes.ts";
import { MARKUP } from "./xss-texts.ts";
import { type Member, Writer } from "./xss-writer.ts";

/** An employer and a candidate who have put something hostile into whatever they can write. */
export interface HostileWorld {
  readonly employer: Member;
  readonly candidate: Member;
  readonly company: { id: number; username: string; slug: string };
  readonly jobs: readonly number[];
  readonly application: number;
  /** A listing that is being written. */
  readonly draft: number;
  readonly payments: readonly number[];
  /** The address of the candidate's public page, which is on and may be found by search engines. */
  readonly publicPage: string;
  /** A file of jobs whose rows have been edited. */
  readonly bulkUpload: number;
  /** The fields that were filled, as "METHOD path field". */
  readonly filled: ReadonlySet<string>;
}

export async function fillWorld(url: string, request: APIRequestContext): Promise<HostileWorld> {
  const writer = new Writer(url);
  const employer = await writer.register(request, "employer");
  const candidate = await writer.register(request, "user");
  await fillCompany(writer, employer.token);
  await joinTeam(writer, request, employer.token);
  const company = await writer.send("GET employer/profile", {}, employer.token);
  const jobs: number[] = [];
  for (let n = 0; n < JOBS; n++) jobs.push(await postJob(writer, employer.token, n));
  await changeMany(writer, employer.token, jobs.slice(1, 2));
  const draft = await draftJob(writer, employer.token);
  const payments = await payAndRefund(writer, url, employer.token);
  const bulkUpload = await bringJobs(writer, employer.token);
  await fillProfile(writer, candidate.token);
  const application = await apply(writer, employer.token, candidate, jobs);
  const path = await linkFor(request, candidate.email, "/conversation");
  const [, link = ""] = path.split("link=");
  const text = MARKUP.slice(0, 5_000);
  await writer.send("POST thread/send-by-link", { link, text, key: crypto.randomUUID() });
  await meet(writer, employer.token, candidate, { application, link });
  await keep(writer, candidate.token, jobs);
  await fillResumes(writer, candidate.token);
  const publicPage = await publishProfile(writer, url, candidate.token);
  return {
    employer,
    candidate,
    company,
    jobs,
    application,
    draft,
    payments,
    publicPage,
    bulkUpload,
    filled: writer.filled,
  };
}
