import { join } from "node:path";
import type { Sequelize } from "sequelize";
import { randomNumbers } from "../../../api/bench/map/data.ts";
import { prepareDatabase } from "../../../api/db/prepare.ts";
import { openDatabase } from "../../../api/src/database.ts";
import { createFiles } from "../../../api/src/gateways/files/index.ts";
import { defineModels } from "../../../api/src/models/index.ts";
import { buildCompany, buildEmployer, buildSession } from "../../../api/test/support/build.ts";
import { recreateDatabase } from "../../../api/test/support/recreate-database.ts";
import { addClicks } from "./clicks.ts";
import { addJobs } from "./jobs.ts";
import { addPeople } from "./people.ts";
import { addResumes } from "./resumes.ts";

export interface Volume {
  readonly jobs: number;
  readonly applications: number;
}

/** An employer's company as it is found. */
export interface World extends Volume {
  readonly database: string;
  /** Where the files of the resumes are. */
  readonly folder: string;
  /** Of the employer's session. */
  readonly token: string;
  /** The job with half of the applications. */
  readonly job: number;
}

/** Drawn for all applicants; each opens one of them. */
const RESUMES = 40;

/** A fresh database with one employer's jobs, and applications with answers and resumes of as many people. */
export async function makeWorld(serverUrl: string, folder: string, volume: Volume): Promise<World> {
  const url = await recreateDatabase(serverUrl, "jobmap_applicants_test");
  const database = openDatabase({ url, poolSize: 2 });
  try {
    await prepareDatabase(database, { url, say: () => {} }, { demoJobs: 0, now: new Date() });
    defineModels(database);
    return { ...volume, ...(await fill(database, folder, volume)), database: url, folder };
  } finally {
    await database.close();
  }
}

async function fill(database: Sequelize, folder: string, { jobs, applications }: Volume) {
  const company = await buildCompany({ name: "Harbor & Sons", slug: "harbor-and-sons", username: "harbor" });
  const employer = await buildEmployer({ firstName: "Grace", lastName: "Desk" }, company);
  const random = randomNumbers(20_261_128);
  const jobIds = await addJobs(database, { companyId: company.id, count: jobs, random });
  const files = createFiles({ FILES_DIR: join(folder), FILES_S3_REGION: "" });
  const resumes = await addResumes(database, files, RESUMES);
  await addPeople(database, { count: applications, jobIds, resumes, random });
  await addClicks(database, jobIds, random);
  return { token: await buildSession(employer), job: jobIds[0] ?? 0 };
}
