import { ApiError } from "../errors/api-error.ts";
import type { SessionContext } from "./session.ts";

/**
 * The company that an employer acts for.
 * @throws ApiError `conflict` as long as the company has no name: it is asked for first
 */
export function companyOf({ account }: SessionContext): number {
  if (account.companyId === null) throw new ApiError("conflict", "Please Fill Your Company Profile");
  return account.companyId;
}
