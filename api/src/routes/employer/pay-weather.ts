import { route } from "../../http/dispatch.ts";
import { employerOf } from "../../policies/employer.ts";
import { requireJob } from "../../queries/employer-job.ts";
import { payWeather } from "../../views/pay-weather.ts";

export const getPayWeather = route(
  "GET employer/job/pay-weather",
  async ({ query }, { services, session }) => {
    const actor = employerOf(session);
    const { job, min, max = null, unit, title, latitude, longitude } = query;
    if (job !== undefined) await requireJob(actor, "job.read", job);
    const pay = min === undefined ? null : { min, max, unit };
    return await payWeather(services, { title, latitude, longitude, unit, pay, job });
  },
);
