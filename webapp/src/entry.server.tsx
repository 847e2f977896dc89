import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { serverContext } from "./lib/context.ts";
import { NonceContext } from "./lib/nonce.ts";
import { outlineDrawer } from "./lib/outline.server.ts";
import { OutlineContext } from "./lib/outline.ts";
import { paintFirst } from "./lib/paint-first.server.ts";
import { WholeText } from "./lib/whole-text.server.ts";

export const streamTimeout = 5_000;

/**
 * Renders a page to its end before any of it is sent. Loaders wait for all that a page shows, so that nothing of it comes later: a stream
 * would only cost time, and the scripts that put its parts where they belong.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));
  const { nonce, basemapFolder } = context.get(serverContext);
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <OutlineContext value={outlineDrawer(basemapFolder)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </OutlineContext>
      </NonceContext>,
      {
        nonce,
        // No part is set aside so that others come before it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          pipe(new WholeText((html) => resolve(new Response(paintFirst(html), { status, headers }))));
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Logs failures in loaders and rendering. A client that disconnects during rendering is not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(serverContext).report(error);
};
