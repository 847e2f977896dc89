import { account } from "./cases/account.ts";
import { applicants } from "./cases/applicants.ts";
import { candidate } from "./cases/candidate.ts";
import { company } from "./cases/company.ts";
import { jobs } from "./cases/jobs.ts";
import type { Cases } from "./cases/kit.ts";
import { payments } from "./cases/payments.ts";
import { profile } from "./cases/profile.ts";
import { talking } from "./cases/talking.ts";
import { visitors } from "./cases/visitors.ts";

export type { Ask, Case } from "./cases/kit.ts";

/**
 * Every endpoint of the contract with one request that is good but for who sends it. What visitors and the other role get follows
 * from the contract: 401 and 403.
 */
export const cases: Cases = {
  ...account,
  ...profile,
  ...candidate,
  ...jobs,
  ...applicants,
  ...payments,
  ...company,
  ...talking,
  ...visitors,
};
