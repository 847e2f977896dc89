import { ApiError } from "../errors/api-error.ts";
import type { Actor } from "./can.ts";
import type { JobScope } from "./job-access.ts";
import type { SessionContext } from "./session.ts";

/** An account that acts for a company. */
export interface Employer extends Actor {
  readonly companyId: number;
}

/**
 * An employer account with its company.
 * @throws ApiError `conflict` as long as the company has no name, which must be entered first
 */
export function employerOf({ account }: SessionContext): Employer {
  const { companyId } = account;
  if (companyId === null) throw new ApiError("conflict", "Please Fill Your Company Profile");
  return { ...account, companyId };
}

/** The jobs that an employer sees, for lists of them. @throws ApiError as {@link employerOf} */
export function scopeOf(session: SessionContext): JobScope {
  const { companyId, jobs } = employerOf(session);
  return { companyId, jobs };
}

/** The company that an employer acts for. @throws ApiError as {@link employerOf} */
export function companyOf(session: SessionContext): number {
  return employerOf(session).companyId;
}
