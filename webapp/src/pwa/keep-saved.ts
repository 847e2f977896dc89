import type { Data } from "@jobmap/contract";
import { keptJob } from "./keep-map.ts";
import { currentToken, keep, ownerOf, readKept } from "./kept.ts";

/** Saved jobs are asked for again after so long, in milliseconds, or once one was saved. */
const MAX_AGE_MS = 600_000;

/** Keeps a candidate's saved jobs. @param isStale whether they have changed since they were kept */
export async function keepSaved(isStale: boolean): Promise<void> {
  const token = currentToken();
  if (token === null) return;
  const kept = await readKept("saved");
  if (!isStale && kept && Date.now() - kept.savedAt < MAX_AGE_MS) return;
  const profile = await ask<Data<"GET auth/profile">>("auth/profile", token);
  if (profile?.role !== "user") return;
  const saved = await ask<Data<"GET user/job/saved">>("user/job/saved?limit=100", token);
  // Somebody may have signed out meanwhile.
  if (!saved || currentToken() !== token) return;
  await keep("saved", {
    owner: await ownerOf(token),
    savedAt: Date.now(),
    locale: document.documentElement.lang,
    path: "/saved-job",
    jobs: saved.items.map(({ job }) => keptJob(job)),
    total: saved.total,
  });
}

async function ask<T>(path: string, token: string): Promise<T | undefined> {
  try {
    const reply = await fetch(`/api/v1/${path}`, { headers: { Authorization: `Bearer ${token}` } });
    // The API's tests hold its replies against the contract.
    return reply.ok ? (await reply.json()).data : undefined;
  } catch {
    return undefined;
  }
}
