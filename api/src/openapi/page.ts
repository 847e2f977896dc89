import { API_BASE, type Endpoint, endpoints } from "@jobmap/contract";

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The contract for people: one page, no script, every endpoint with its parameters. */
export function apiPage(): string {
  const groups = new Map<string, string[]>();
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = "", path = ""] = key.split(" ");
    const group = path.split("/", 1)[0] ?? "";
    groups.set(group, [...(groups.get(group) ?? []), section(method, path, endpoint)]);
  }
  const body = [...groups].map(([name, parts]) => `<h2>${escapeHtml(name)}/</h2>${parts.join("")}`).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Jobmap API</title><style>
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h3{font:600 1rem/1.4 ui-monospace,monospace;margin:2rem 0 .25rem;overflow-wrap:anywhere}
p{margin:.25rem 0}table{border-collapse:collapse;margin:.5rem 0;width:100%}
th,td{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
</style></head><body><h1>Jobmap API</h1>
<p>Base <code>${API_BASE}</code>. The same as a machine reads it: <a href="${API_BASE}openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>Every JSON reply is <code>{"status", "message", "data"}</code>, or on failure <code>{"status": false, "message", "code", "error": {field: text}, "request_id"}</code>. Branch on <code>code</code>.</p>
${body}</body></html>`;
}

function section(method: string, path: string, endpoint: Endpoint): string {
  const fields = [
    ...Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, "path"]),
    ...Object.keys(endpoint.query?.shape ?? {}).map((name) => [name, "query"]),
    ...Object.keys(endpoint.body?.shape ?? {}).map((name) => [name, "body"]),
  ];
  const rows = fields.map(
    ([name = "", place = ""]) => `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td></tr>`,
  );
  const table = rows.length > 0 ? `<table><tr><th>Field</th><th>In</th></tr>${rows.join("")}</table>` : "";
  const codes = endpoint.errors?.length ? `<p>Can also answer ${endpoint.errors.join(", ")}.</p>` : "";
  return `<h3>${method} ${escapeHtml(path)}</h3><p>${escapeHtml(endpoint.summary)} For: ${endpoint.audience}.</p>${table}${codes}`;
}
