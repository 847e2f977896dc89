import { reply, route } from "../../http/dispatch.ts";
import { findLocalDirectory, findLocalJobs } from "../../views/local-jobs.ts";

export const getLocalDirectory = route("GET map/local-directory", async (_input, { services }) =>
  reply(await findLocalDirectory(services)),
);

export const getLocalJobs = route("GET map/local-jobs", async ({ query }, { services }) =>
  reply(await findLocalJobs(services, query)),
);
