import { dismissFirstSteps } from "../../commands/company/dismiss-first-steps.ts";
import { route } from "../../http/dispatch.ts";
import { companyOf } from "../../policies/employer.ts";
import { readFirstSteps } from "../../queries/first-steps.ts";

export const getFirstSteps = route("GET employer/first-steps", (_, { services, session }) =>
  readFirstSteps(services.database, companyOf(session)),
);

export const postDismissal = route("POST employer/first-steps/dismiss", async (_, { services, session }) => {
  const companyId = companyOf(session);
  await dismissFirstSteps(companyId, services.now());
  return readFirstSteps(services.database, companyId);
});
