import { existsSync } from "node:fs";
import { Problem } from "./log.mjs";
import { inRoot } from "./root.mjs";

/** Reads settings from `.env` if it exists; environment variables take precedence. */
export function loadSettings() {
  const file = inRoot(".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Lets the API validate every setting before any long work. Needs the installed packages and the pinned Node.
 * @param {NodeJS.ProcessEnv} env
 */
export async function requireSettings(env) {
  const { readEnv, SettingsError } = await import("../../api/src/env.ts");
  try {
    // The private database gets its address only when it runs.
    return readEnv({ ...env, DATABASE_URL: env["DATABASE_URL"] || "mysql://private.invalid/jobmap" });
  } catch (error) {
    throw error instanceof SettingsError ? new Problem(error.message) : error;
  }
}
