import { BaseError } from "sequelize";

const ATTEMPTS = 4;
/** Deadlock, lock wait time-out, and a key that somebody else inserted meanwhile. */
const TRANSIENT: ReadonlySet<string> = new Set(["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT", "ER_DUP_ENTRY"]);

/** Runs a whole transaction again when it failed for what may be gone the next time. */
export async function retried<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * attempt + Math.random() * 50));
    }
  }
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const cause = "parent" in error ? error.parent : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" && TRANSIENT.has(code);
}
