import type { Call } from "@jobmap/contract";

export interface StudioCompany {
  readonly username: string;
  readonly name: string;
}

export interface LoadedStudio {
  /** Null if the address names an unknown company, or if there are none at all. */
  readonly company: StudioCompany | null;
  /** The unknown username in the address. */
  readonly unknown: string;
}

/**
 * Loads what a visitor gets: the company that the address names, or as an example the one with the most open jobs.
 * @throws Response 503 if the API is unavailable.
 */
export async function loadStudio(call: Call, username: string): Promise<LoadedStudio> {
  if (username === "") {
    const { items } = await call("GET user/companies", { query: { limit: 1 } });
    const [first] = items;
    return {
      company: first && first.job_count > 0 ? { username: first.username, name: first.name } : null,
      unknown: "",
    };
  }
  const found = await call("GET user/company/getCompanyDetail/{id}", { params: { id: username } }).catch(
    nullIfUnknown,
  );
  if (found === null) return { company: null, unknown: username };
  return { company: { username: found.username, name: found.name }, unknown: "" };
}

/** An address can name what no company is called, such as a half of its name. */
function nullIfUnknown(error: unknown): null {
  if (error instanceof Response && (error.status === 404 || error.status === 400)) return null;
  throw error;
}
