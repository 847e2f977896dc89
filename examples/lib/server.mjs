import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.mjs";

const FOLDER = new URL("../", import.meta.url);
/** What the files say where the reader puts their own. */
const HOST = "https://jobmap.example";
const COMPANY = "acme";
const SECOND = "acme-hotels";

/**
 * Each example by its folder; `policy` makes the Content-Security-Policy it is served with.
 * @type {Record<string, { title: string, policy?: (origin: string) => string }>}
 */
export const EXAMPLES = {
  "plain-html": { title: "Two lines of HTML" },
  iframe: { title: "An iframe, alone and connected" },
  "strict-csp": { title: "Under a strict Content-Security-Policy", policy: strictPolicy },
  "two-companies": { title: "Two companies on one page" },
  module: { title: "mountJobMap from the ES module" },
  react: { title: "A React component" },
  vue: { title: "A Vue component" },
  wordpress: { title: "A WordPress shortcode" },
  webflow: { title: "A Webflow embed" },
};

/**
 * @param {{ host: string, company: string, second?: string, port?: number }} options a Jobmap server, and whom to show
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startExamples({ host, company, second, port = 0 }) {
  const origin = new URL(host).origin;
  const fill = (/** @type {string} */ text) =>
    text
      .replaceAll(HOST, origin)
      .replaceAll(SECOND, second || company)
      .replaceAll(`"${COMPANY}"`, `"${company}"`)
      .replaceAll(`/job-map-iframe/${COMPANY}`, `/job-map-iframe/${company}`)
      .replaceAll(`/jobmap/${COMPANY}`, `/jobmap/${company}`);
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    try {
      const { body, type, policy } = await answer(path, fill, origin);
      response.writeHead(body === null ? 404 : 200, {
        "Content-Type": type,
        "Cache-Control": "no-store",
        ...(policy ? { "Content-Security-Policy": policy } : {}),
      });
      response.end(body ?? "Example not found.");
    } catch (error) {
      response.writeHead(500, { "Content-Type": "text/plain" }).end(String(error));
    }
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/** @param {string} path @param {(text: string) => string} fill @param {string} origin */
async function answer(path, fill, origin) {
  const page = { type: "text/html; charset=utf-8", policy: "" };
  if (path === "/") return { ...page, body: contents() };
  const [, name = "", file = ""] = /^\/([\w-]+)\/([\w.-]*)$/.exec(path) ?? [];
  const example = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
  if (!example) return { ...page, type: "text/plain", body: null };
  if (file === "main.js") {
    const text = await bundle(fileURLToPath(new URL(`${name}/main.js`, FOLDER)));
    return { type: "text/javascript; charset=utf-8", policy: "", body: fill(text) };
  }
  if (file !== "") return { ...page, type: "text/plain", body: null };
  const body = fill(await readFile(new URL(`${name}/index.html`, FOLDER), "utf8"));
  return { ...page, body, policy: example.policy?.(origin) ?? "" };
}

function contents() {
  const items = Object.entries(EXAMPLES).map(
    ([name, { title }]) => `<li><a href="/${name}/">${title}</a></li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Examples</title><h1>Examples</h1><ul>${items.join("")}</ul>`;
}

/** All that the script tag needs of a policy; see examples/README.md. @param {string} origin */
function strictPolicy(origin) {
  return [
    "default-src 'none'",
    `script-src 'nonce-2726c7f26c' ${origin}`,
    `connect-src ${origin} ${origin.replace(/^http/, "ws")}`,
    `img-src ${origin} data:`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}
