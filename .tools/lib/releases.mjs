import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Content-hashed files of earlier builds, which tabs that are still open may request.
 * @typedef {{ builtAt: string, files: string[] }} Release
 */

/**
 * The release before the current one is always kept; of older ones at most this many, and for this many days after they
 * were replaced.
 */
const MAX_OLDER = 3;
const OLDER_DAYS = 7;

/**
 * Records the files of a build, and deletes files that no kept release needs.
 * @param {string} folder whose file names contain a hash
 * @param {Date} startedAt start of the build: older files came from another one
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
