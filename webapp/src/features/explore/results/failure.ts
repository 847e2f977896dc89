import { ApiFailure } from "../../../lib/api.ts";
import { inSpanish } from "../../../lib/messages.ts";

/** Why the list failed to load, as plain data that a loader can return. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Converts a thrown value: {@link ApiFailure} in the browser, an error Response on the server. */
export async function failureOf(error: unknown): Promise<Failure> {
  if (error instanceof ApiFailure) return { code: error.code, message: error.message, fields: error.fields };
  if (error instanceof Response) {
    const body: unknown = await error.json().catch(() => null);
    if (isErrorBody(body)) {
      const { code, message, error } =
        import.meta.env.LANGUAGE === "es" ? await inSpanish("", told(body)) : told(body);
      return { code, message, fields: error };
    }
  }
  throw error;
}

function isErrorBody(value: unknown): value is { code: string; message: string; error?: unknown } {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    typeof value.code === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}

function told({ code, message, error }: { code: string; message: string; error?: unknown }) {
  const fields = typeof error === "object" && error !== null ? Object.entries(error) : [];
  const texts = fields.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { code, message, error: Object.fromEntries(texts) };
}
