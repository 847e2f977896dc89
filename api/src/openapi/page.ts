import { API_BASE, type Endpoint, endpoints } from "@jobmap/contract";
import { z } from "zod";
import { STYLE } from "./page-style.ts";
import { typeText } from "./type-text.ts";

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const AUDIENCE: Readonly<Record<Endpoint["audience"], string>> = {
  public: "For everybody",
  "any role": "Signed in",
  user: "Candidates",
  employer: "Employers",
};

/** The contract for people: one page, no script, every endpoint with its parameters. */
export function apiPage(): string {
  const groups = new Map<string, string[]>();
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = "", path = ""] = key.split(" ");
    const group = path.split("/", 1)[0] ?? "";
    groups.set(group, [...(groups.get(group) ?? []), section(method, path, endpoint)]);
  }
  const contents = [...groups]
    .map(([name, { length }]) => `<li><a href="#${name}">${name}</a> <small>${length}</small></li>`)
    .join("");
  const parts = [...groups]
    .map(([name, sections]) => `<h2 id="${name}">${name}/</h2>${sections.join("")}`)
    .join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Jobmap API</title><style>${STYLE}</style></head><body>
<header><a href="/">Jobmap</a></header>
<main><h1>Jobmap API</h1>
<p>Every address begins with <code>${API_BASE}</code>. The same as a machine reads it: <a href="${API_BASE}openapi.json">openapi.json</a>, OpenAPI 3.1.</p>
<p>Every JSON reply is <code>{"status", "message", "data"}</code>, or on failure <code>{"status": false, "message", "code", "error": {field: text}, "request_id"}</code>. Branch on <code>code</code>.</p>
<nav aria-label="Parts"><ul>${contents}</ul></nav>
${parts}</main></body></html>`;
}

function section(method: string, path: string, endpoint: Endpoint): string {
  const rows = [
    ...rowsOf("path", endpoint.params),
    ...rowsOf("query", endpoint.query),
    ...rowsOf("body", endpoint.body),
    ...(endpoint.files ? [row(endpoint.files.field, "form", endpoint.files.types.join(", "), false)] : []),
  ];
  const table =
    rows.length > 0
      ? `<table><thead><tr><th scope="col">Field</th><th scope="col">In</th><th scope="col">What it is</th></tr></thead><tbody>${rows.join("")}</tbody></table>`
      : "";
  const codes = endpoint.errors?.length
    ? `<p>Can also answer ${endpoint.errors.map((code) => `<code>${code}</code>`).join(", ")}.</p>`
    : "";
  return `<section><h3>${method} ${escapeHtml(path)}</h3><p><b>${AUDIENCE[endpoint.audience]}</b> ${escapeHtml(endpoint.summary)}</p>${table}${codes}</section>`;
}

function rowsOf(place: string, schema: z.ZodType | undefined): string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<unknown>(schema.shape).flatMap(([name, value]) =>
    value instanceof z.ZodType
      ? [row(name, place, typeText(value), place === "path" || !value.safeParse(undefined).success)]
      : [],
  );
}

function row(name: string, place: string, type: string, isRequired: boolean): string {
  return `<tr><td><code>${escapeHtml(name)}</code>${isRequired ? " <small>required</small>" : ""}</td><td>${place}</td><td>${escapeHtml(type)}</td></tr>`;
}
