import * as build from "virtual:react-router/server-build";
import type { ServerContext } from "@jobmap/contract";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { serverContext } from "./lib/context.ts";

// React Router declares optional parts of its build as `T | undefined`; under exactOptionalPropertyTypes that differs.
/** The build's version, as its pages know it. */
export const release: string = build.assets.version;

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Answers a page request. Loaders reach the API through `context.call`, in the same process. */
export function renderPage(request: Request, context: ServerContext): Promise<Response> {
  const provider = new RouterContextProvider();
  provider.set(serverContext, context);
  return handle(request, provider);
}
