import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ApiError } from "../../errors/api-error.ts";
import { namesOf } from "../../http/browser.ts";
import { mapOrigins, pagePolicy } from "../../http/content-security-policy.ts";
import { requestIdOf } from "../../http/request-id.ts";
import { securityHeaders } from "../../http/security-headers.ts";
import type { Services } from "../../services.ts";
import { chargePage, refusedPage } from "../pay-for-page.ts";
import type { KeptPage, KeptPages } from "./kept-pages.ts";
import { keyOf, knownVersion } from "./page-version.ts";
import { sendKept } from "./send-kept.ts";

/** Headers of every page of the web app. */
export const PAGE_HEADERS = { "X-Frame-Options": "DENY" } as const;

interface Options {
  readonly services: Services;
  readonly kept: KeptPages;
  /** Identifies the build of the pages. */
  readonly release: string | undefined;
}

/**
 * Sends kept pages before Koa, for which one costs more than everything else about it (docs/performance.md). Budget, cookies and headers
 * are the same. What is not kept, or whose version has to be asked for, is left to `app`.
 */
export function keptFirst(app: RequestListener, { services, kept, release }: Options): RequestListener {
  const { env, metrics } = services;
  const origins = mapOrigins(env);
  const always = {
    ...securityHeaders({ https: env.PUBLIC_URL.startsWith("https:") }),
    ...PAGE_HEADERS,
    ...(release !== undefined && { "X-Release": release }),
  };

  function find(request: IncomingMessage): KeptPage | undefined {
    const key = keyOf(request);
    const version = key === undefined ? undefined : knownVersion(services);
    return key === undefined || version === undefined ? undefined : kept.find(key, version);
  }

  function send(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
    const { cookies } = namesOf(request.headers.cookie, services);
    const headers = { ...always, "X-Request-Id": requestIdOf(request.headers["x-request-id"]) };
    const policy = pagePolicy(page.scripts, origins);
    sendKept(request, response, page, { policy, cookies, headers })?.catch(() => response.destroy());
  }

  function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    // What nobody expected is logged and answered where everything else is.
    if (!(error instanceof ApiError)) return void app(request, response);
    const { status, headers, body } = refusedPage(error);
    const id = requestIdOf(request.headers["x-request-id"]);
    response.writeHead(status, { ...always, ...headers, "X-Request-Id": id }).end(body);
  }

  return (request, response) => {
    const page = find(request);
    if (page === undefined) return app(request, response);
    const begun = performance.now();
    response.once("finish", () => metrics.request("page", response.statusCode, performance.now() - begun));
    try {
      const paid = chargePage(request, services);
      if (paid === undefined) return send(request, response, page);
      paid.then(
        () => send(request, response, page),
        (error: unknown) => refuse(request, response, error),
      );
    } catch (error) {
      refuse(request, response, error);
    }
  };
}
