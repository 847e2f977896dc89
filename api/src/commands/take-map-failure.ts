import type { MapFailure } from "@jobmap/contract";
import type { Company } from "../models/index.ts";
import { isPlausible, type Teller } from "../policies/map-failure.ts";
import { network } from "../security/networks.ts";
import type { Services } from "../services.ts";
import type { MapFailures } from "./count-map-failure.ts";

const DAY_SECONDS = 86_400;
/**
 * Visits counted from one network for a company and day: a user who opens a page all day is one visitor. Multiplied by
 * ADDRESS_LIMITS.
 */
export const MAX_PER_NETWORK_AND_DAY = 10;
/** Visits counted for a company per hour, from all networks. */
const MAX_PER_COMPANY_AND_HOUR = 1_000;

/**
 * What to count for a reported failure; undefined for reports that are implausible or that exceed what one machine may report.
 * The response does not say whether it was counted.
 */
export async function takeMapFailure(
  { limits, env, now }: Pick<Services, "limits" | "env" | "now">,
  company: Company,
  { page, reason, recovered }: MapFailure,
  teller: Teller & { readonly address: string },
): Promise<MapFailures | undefined> {
  if (!isPlausible(page, teller, company.embedOrigins ?? [])) return undefined;
  const ofNetwork = {
    name: "map failures of network",
    points: MAX_PER_NETWORK_AND_DAY * env.ADDRESS_LIMITS,
    seconds: DAY_SECONDS,
  };
  if ((await limits.take(ofNetwork, `${network(teller.address)} ${company.id}`)) > 0) return undefined;
  const ofCompany = { name: "map failures of company", points: MAX_PER_COMPANY_AND_HOUR, seconds: 3_600 };
  if ((await limits.take(ofCompany, String(company.id))) > 0) return undefined;
  const counts = recovered ? { visits: 0, recovered: 1 } : { visits: 1, recovered: 0 };
  return { companyId: company.id, page, reason, ...counts, at: now() };
}
