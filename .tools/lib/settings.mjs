import { existsSync } from "node:fs";
import { Problem } from "./log.mjs";
import { inRoot } from "./root.mjs";

/** Takes settings from `.env` when there is one; what the environment already says wins. */
export function loadSettings() {
  const file = inRoot(".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Has the API judge every setting before anything takes long. Needs the installed packages and the pinned Node.
 * @param {NodeJS.ProcessEnv} env
 */
export async function requireSettings(env) {
  const { readEnv, SettingsError } = await import("../../api/src/env.ts");
  try {
    // The private database gets its address only once it runs.
    return readEnv({ ...env, DATABASE_URL: env["DATABASE_URL"] || "mysql://private.invalid/jobmap" });
  } catch (error) {
    throw error instanceof SettingsError ? new Problem(error.message) : error;
  }
}
