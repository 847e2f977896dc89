import type { Call } from "@jobmap/contract";
import { loadStudio, type StudioCompany } from "../studio/load-studio.ts";

/** Newest jobs that can be chosen. */
const JOBS = 50;

export interface LoadedCard {
  /** Null for an unknown company, or while none has open jobs. */
  readonly company: StudioCompany | null;
  /** The unknown username in the address. */
  readonly unknown: string;
  readonly jobs: readonly { readonly id: number; readonly title: string; readonly place: string }[];
}

/** The company that the address names, or as an example the one with the most open jobs, with its newest jobs. */
export async function loadCard(call: Call, username: string): Promise<LoadedCard> {
  const { company, unknown } = await loadStudio(call, username);
  if (company === null) return { company, unknown, jobs: [] };
  const { items } = await call("GET user/company/getCompanyJobs/{id}", {
    params: { id: company.username },
    query: { limit: JOBS },
  });
  return {
    company,
    unknown,
    jobs: items.map(({ id, title, locations: [place] }) => ({
      id,
      title,
      place: [place?.locality, place?.region].filter(Boolean).join(", "),
    })),
  };
}
