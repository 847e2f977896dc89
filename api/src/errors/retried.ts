import { BaseError } from "sequelize";

const ATTEMPTS = 4;
const TRANSIENT: ReadonlySet<string> = new Set(["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT", "ER_DUP_ENTRY"]);

/**
 * Runs a whole transaction, and runs it again, up to {@link ATTEMPTS} times in all, when it failed for what may be gone the next time:
 * a deadlock, a wait for a lock that took too long, a key that somebody else inserted meanwhile.
 * @throws what the last attempt threw, and at once what no further attempt would mend
 */
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
