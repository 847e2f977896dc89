import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Files of former builds, named by their content, which tabs that are still open ask for.
 * @typedef {{ builtAt: string, files: string[] }} Release
 */

/** The release before the present one is always kept; older ones at most this many, and for so many days after they were replaced. */
const MAX_OLDER = 3;
const OLDER_DAYS = 7;

/**
 * Notes what a build wrote, and deletes what no release needs that is kept.
 * @param {string} folder whose files carry a hash in their names
 * @param {Date} startedAt of the build: whatever is older came from another
 * @param {{ now?: Date }} [options]
 */
export function keepReleases(folder, startedAt, { now = new Date() } = {}) {
  const list = join(folder, "..", "releases.json");
  const names = readdirSync(folder);
  const files = names.filter((name) => statSync(join(folder, name)).mtimeMs >= startedAt.getTime());
  const releases = [{ builtAt: now.toISOString(), files }, ...read(list)];
  const kept = releases.filter(
    (_release, index) =>
      index < 2 || (index < 2 + MAX_OLDER && isRecent(releases[index - 1]?.builtAt ?? "", now)),
  );
  const needed = new Set(kept.flatMap((release) => release.files));
  for (const name of names) if (!needed.has(name)) rmSync(join(folder, name), { recursive: true });
  writeFileSync(list, `${JSON.stringify(kept, null, 1)}\n`);
}

/** @param {string} replacedAt @param {Date} now */
const isRecent = (replacedAt, now) => now.getTime() - Date.parse(replacedAt) < OLDER_DAYS * 86_400_000;

/** @param {string} list @returns {Release[]} */
function read(list) {
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}
