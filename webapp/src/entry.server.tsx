import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
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

export const streamTimeout = 5_000;

/** Renders a page as a stream: browsers get the shell at once, crawlers the complete page. */
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
  const ready = isbot(request.headers.get("user-agent") ?? "") ? "onAllReady" : "onShellReady";
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <OutlineContext value={outlineDrawer(basemapFolder)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </OutlineContext>
      </NonceContext>,
      {
        nonce,
        [ready]() {
          const body = paintFirst();
          body.once("close", () => clearTimeout(timeout));
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Logs failures in loaders and rendering. A client that disconnects during rendering is not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(serverContext).report(error);
};
