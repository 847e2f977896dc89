import { publishPost, savePost } from "../../src/commands/blog/save-post.ts";
import { Application, Company, type Job } from "../../src/models/index.ts";
import { ARTICLE } from "../blog/article.ts";
import { buildJob } from "../support/build.ts";
import type { SignedIn, TestServer } from "../support/server.ts";

/** Two people of each role. What a case asks about belongs to the first of its role. */
export interface World {
  readonly server: TestServer;
  readonly candidate: SignedIn;
  readonly otherCandidate: SignedIn;
  readonly employer: SignedIn;
  readonly otherEmployer: SignedIn;
  /** An open job of the first employer. */
  readonly job: Job;
}

export async function createWorld(server: TestServer): Promise<World> {
  const employer = await server.signIn("employer");
  const company = await Company.findByPk(employer.account.companyId ?? 0, { rejectOnEmpty: true });
  const description = `<p>${"Keeps the boats and the yard in order, in every season. ".repeat(6)}</p>`;
  const job = await buildJob({ description, openings: 2, validThrough: nextMonth() }, { company });
  await server.refresh(job.id);
  return {
    server,
    employer,
    job,
    candidate: await server.signIn("user"),
    otherCandidate: await server.signIn("user"),
    otherEmployer: await server.signIn("employer"),
  };
}

const nextMonth = () => new Date(Date.now() + 28 * 86_400_000);

/** The first employer's note about the first candidate's application. */
export async function noteIn(world: World): Promise<number> {
  const id = await applicationIn(world);
  const path = "employer/application/note";
  return (await world.employer.ok(`POST ${path}`, path, { id, text: "x" })).id;
}

/** The first candidate's application for the first employer's job. */
export async function applicationIn({ candidate, job }: World): Promise<number> {
  const at = new Date();
  const { id } = await Application.create({
    jobId: job.id,
    candidateId: candidate.account.id,
    firstName: "Ada",
    lastName: "Harbor",
    email: candidate.account.email,
    coverNote: "",
    answers: [],
    createdAt: at,
    updatedAt: at,
  });
  return id;
}

/** The first candidate's folder. */
export async function folderIn({ candidate }: World): Promise<number> {
  const folder = await candidate.ok("POST user/folder/add", "user/folder/add", { name: "Boats" });
  return folder.id;
}

/** The first candidate's resume. */
export async function resumeIn({ candidate }: World): Promise<number> {
  return (await candidate.ok("POST user/resume/add", "user/resume/add", { name: "Boats" })).id;
}

/** An article that everybody reads. */
export async function articleIn({ server }: World): Promise<string> {
  await savePost(server.services.database, "knots", ARTICLE);
  return (await publishPost("knots", server.services.now())).slug;
}

/** The first candidate's job alert. */
export async function alertIn({ candidate }: World): Promise<number> {
  const alert = await candidate.ok("POST user/job-alert/add", "user/job-alert/add", {
    name: "Boats",
    search: { search: "boats" },
  });
  return alert.id;
}

/** An interview that the first employer offers the first candidate. */
export async function interviewIn(world: World): Promise<{ id: number; round: number; time_id: number }> {
  const { employer } = world;
  const application_id = await applicationIn(world);
  await Application.update({ status: "INTERVIEW" }, { where: { id: application_id } });
  const offered = await employer.ok("POST employer/interview/offer", "employer/interview/offer", {
    application_id,
    interview: interviewOffer(),
  });
  const [interview] = offered.interviews;
  return { id: interview?.id ?? 0, round: interview?.round ?? 0, time_id: interview?.times[0]?.id ?? 0 };
}

export const interviewOffer = () => ({
  kind: "ON_SITE" as const,
  place: "Pier 7, Baltimore",
  minutes: 30,
  time_zone: "America/New_York",
  times: [new Date(Date.now() + 2 * 86_400_000).toISOString()],
});
