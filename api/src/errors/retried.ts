import { BaseError } from "sequelize";

const ATTEMPTS = 4;
const TRANSIENT: ReadonlySet<string> = new Set(["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT", "ER_DUP_ENTRY"]);

/**
 * Runs a whole transaction and retries it, up to {@link ATTEMPTS} attempts in all, after failures that may be temporary: a
 * deadlock, a lock wait timeout, a key that another transaction inserted meanwhile.
 * @throws the error of the last attempt, and immediately any error that a retry would not fix
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
