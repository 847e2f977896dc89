import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { apiMessages } from "./api-messages.ts";
import type { Template } from "./message-templates.ts";

const FILE = fileURLToPath(new URL("messages.es.json", import.meta.url));

/** Messages of the API in Spanish, by the English of their templates; empty where nobody has translated one yet. */
export function readMessages(): Record<Template, string> {
  const table: unknown = JSON.parse(readFileSync(FILE, "utf8"));
  if (typeof table !== "object" || table === null) throw new Error("messages.es.json has no messages.");
  return Object.fromEntries(Object.entries(table).map(([english, spanish]) => [english, String(spanish)]));
}

/** Adds what the API says by now to the table, and takes out what it no longer says. */
export function updateMessages(): void {
  const known = readMessages();
  const table = Object.fromEntries(apiMessages().map((english) => [english, known[english] ?? ""]));
  writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`);
}

/** The values of a template, sorted: a translation has the same. */
export const valuesOf = (template: Template): string[] =>
  [...template.matchAll(/\$\{\w+\}/g)].map(([value]) => value).sort();
