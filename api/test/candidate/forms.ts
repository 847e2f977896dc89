import { ErrorReply, okReply } from "@jobmap/contract";
import { z } from "zod";
import { pdf } from "../support/documents.ts";
import type { TestClient } from "../support/server.ts";

/** What somebody fills in to apply. */
export const FORM = { first_name: "Ada", last_name: "Lovelace", email: "ada@example.com" };

export const PDF = pdf();

/** Sends an application as a browser sends a form with a file. */
export async function sendForm(
  client: TestClient,
  fields: Record<string, unknown>,
  resume?: Buffer,
): Promise<{ status: number; body: { message: string; error?: Record<string, string> | undefined } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  if (resume) form.set("resume", new Blob([new Uint8Array(resume)]), "resume.exe");
  const response = await client.request("POST", "/api/v1/user/job/apply", { method: "POST", body: form });
  const received: unknown = await response.json();
  const body = response.ok ? okReply(z.unknown()).parse(received) : ErrorReply.parse(received);
  return {
    status: response.status,
    body: {
      message: body.message,
      error: "error" in body ? z.record(z.string(), z.string()).optional().parse(body.error) : undefined,
    },
  };
}
