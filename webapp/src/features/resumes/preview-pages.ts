import { t } from "#text";
import { ApiFailure, endpointUrl } from "../../lib/api.ts";
import { readToken } from "../../lib/token.ts";
import type { Draft } from "./resume-draft.ts";

/**
 * The pages of a resume as a picture, from the document that its PDF is made of.
 * @throws {ApiFailure} with the reason why there is no file
 */
export async function previewPages(
  { template, paper, content }: Draft,
  part: "resume" | "letter",
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(endpointUrl("POST user/resume/preview", {}), {
    method: "POST",
    signal,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${readToken() ?? ""}` },
    body: JSON.stringify({ template, paper, content, part, format: "svg" }),
  });
  if (response.ok) return response.text();
  const said: unknown = await response.json().catch(() => undefined);
  const message = said && typeof said === "object" && "message" in said ? String(said.message) : undefined;
  throw new ApiFailure("internal", message ?? t`The preview did not load. Try again.`);
}
