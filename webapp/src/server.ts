import * as build from "virtual:react-router/server-build";
import type { ServerContext } from "@jobmap/contract";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type PageSite, pageMarkdown } from "./features/content/markdown.server.ts";
import { allPages } from "./features/content/pages.server.ts";
import { callInSpanish } from "./lib/call-in-spanish.ts";
import { serverContext } from "./lib/context.ts";

// React Router declares optional parts of its build as `T | undefined`; under exactOptionalPropertyTypes that differs.
/** The build's version, as its pages know it. */
export const release: string = build.assets.version;

export { publicPages } from "./public-pages.server.ts";

/** A page of text as Markdown, by its path, in the language of the path. */
export function textPage(path: string, site: PageSite): string | undefined {
  const [language, name] = path.startsWith("/es/")
    ? (["es", path.slice(3)] as const)
    : (["en", path] as const);
  const page = allPages(language).find(([own]) => own === name)?.[1];
  return page && pageMarkdown(page, site);
}

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Answers a page request. Loaders reach the API through `context.call`, in the same process. */
export function renderPage(request: Request, context: ServerContext): Promise<Response> {
  const provider = new RouterContextProvider();
  const isSpanish = import.meta.env.LANGUAGE === "es";
  provider.set(serverContext, isSpanish ? { ...context, call: callInSpanish(context.call) } : context);
  return handle(request, provider);
}
