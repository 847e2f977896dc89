import { dismissMapFailures } from "../../commands/count-map-failure.ts";
import { ApiError } from "../../errors/api-error.ts";
import { reply, route } from "../../http/dispatch.ts";
import { companyOf } from "../../policies/employer.ts";
import { presentMapFailure } from "../../presenters/map-failure.ts";
import { findMapFailures } from "../../queries/map-failures.ts";

export const listMapFailures = route(
  "GET employer/map-failures",
  async ({ query: { days } }, { services: { database, now }, session }) => {
    const found = await findMapFailures(database, companyOf(session), { days, now: now() });
    return { items: found.map(presentMapFailure) };
  },
);

export const dismissMapFailure = route(
  "POST employer/map-failures/dismiss",
  async ({ body }, { services, session }) => {
    if (!(await dismissMapFailures(services.database, companyOf(session), body)))
      throw new ApiError("not_found", "This page was already dismissed.");
    return reply(null, { message: "Dismissed. New failures will be counted from zero." });
  },
);
