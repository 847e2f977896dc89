import { API_BASE, BUDGETS, type Budget, type Cost, type Endpoint, endpoints } from "@jobmap/contract";
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

/** The contract for people: one page without scripts, with every endpoint and its parameters. */
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
<nav aria-label="Parts"><ul>${contents}<li><a href="#budgets">Budgets</a></li></ul></nav>
${parts}${budgets()}</main></body></html>`;
}

function budgets(): string {
  const rows = Object.entries<Budget>(BUDGETS).map(
    ([name, { unit, account, address, seconds }]) =>
      `<tr><td><code>${name}</code></td><td>${COUNT.format(account)}</td><td>${COUNT.format(address)}</td><td>${escapeHtml(`${unit}; full again in ${minutes(seconds)}`)}</td></tr>`,
  );
  return `<h2 id="budgets">Budgets</h2>
<p>Each request is paid from budgets that refill evenly: those of the account that is signed in, or for visitors those of the internet address. Who has used one up is answered <code>429 too_many_requests</code>, with the seconds to wait in <code>Retry-After</code>.</p>
<table><thead><tr><th scope="col">Budget</th><th scope="col">Account</th><th scope="col">Address</th><th scope="col">One unit is</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

const COUNT = new Intl.NumberFormat("en-US");
const minutes = (seconds: number) =>
  seconds === 60 ? "a minute" : seconds === 3_600 ? "an hour" : `${seconds / 60} minutes`;

const costText = (cost: Cost) =>
  Object.entries(cost)
    .map(([name, units]) => `${units} <a href="#budgets">${name}</a>`)
    .join(", ");

function section(method: string, path: string, endpoint: Endpoint): string {
  const rows = [
    ...rowsOf("path", endpoint.params),
    ...rowsOf("query", endpoint.query),
    ...rowsOf("body", endpoint.body),
    ...(endpoint.files ? [row(endpoint.files.field, "form", endpoint.files.types.join(", "), false)] : []),
    ...(endpoint.filesById
      ? [row(`${endpoint.filesById.field}.{id}`, "form", endpoint.filesById.types.join(", "), false)]
      : []),
  ];
  const table =
    rows.length > 0
      ? `<table><thead><tr><th scope="col">Field</th><th scope="col">In</th><th scope="col">What it is</th></tr></thead><tbody>${rows.join("")}</tbody></table>`
      : "";
  const codes = endpoint.errors?.length
    ? `<p>Can also answer ${endpoint.errors.map((code) => `<code>${code}</code>`).join(", ")}.</p>`
    : "";
  return `<section><h3>${method} ${escapeHtml(path)}</h3><p><b>${AUDIENCE[endpoint.audience]}</b> ${escapeHtml(endpoint.summary)}</p>${table}<p>Costs ${costText(endpoint.cost)}.</p>${codes}</section>`;
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
