import { beforeEach } from "vitest";
import type { Job } from "../../src/models/index.ts";
import { buildCompany, buildEmployer, buildJob } from "../support/build.ts";
import type { SignedIn, TestServer } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";
import { FORM, sendForm } from "./forms.ts";

/** A candidate, an employer, and the employer's job that takes applications here. */
export interface Deckhand {
  readonly server: TestServer;
  readonly ada: SignedIn;
  readonly boss: SignedIn;
  readonly job: Job;
  readonly apply: (fields?: object, resume?: Buffer) => ReturnType<typeof sendForm>;
  /** Ada's applications. */
  readonly applied: () => ReturnType<typeof listOf>;
}

const listOf = (ada: SignedIn) => ada.ok("GET user/job/applied", "user/job/applied");

/** Makes them anew before each test of a file. */
export function useDeckhandJob(): () => Deckhand {
  const server = useServer();
  let world: Deckhand | undefined;
  beforeEach(async () => {
    const company = await buildCompany({ name: "Harbor Works" });
    const boss = await server().signIn(await buildEmployer({}, company));
    const ada = await server().signIn("user");
    const job = await buildJob({ title: "Deckhand" }, { company });
    world = {
      server: server(),
      ada,
      boss,
      job,
      apply: (fields = {}, resume) => sendForm(ada, { ...FORM, job_id: job.id, ...fields }, resume),
      applied: () => listOf(ada),
    };
  });
  return () => {
    if (!world) throw new Error("There is no job before the test begins.");
    return world;
  };
}
