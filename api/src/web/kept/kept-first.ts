import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ApiError } from "../../errors/api-error.ts";
import { namesOf } from "../../http/browser.ts";
import { mapOrigins, pagePolicy } from "../../http/content-security-policy.ts";
import { requestIdOf } from "../../http/request-id.ts";
import { securityHeaders } from "../../http/security-headers.ts";
import type { RequestMetrics } from "../../metrics/metrics.ts";
import type { Services } from "../../services.ts";
import { chargePage, refusedPage } from "../pay-for-page.ts";
import type { KeptPage } from "./kept-pages.ts";
import { keyOf } from "./page-key.ts";
import { sendKept } from "./send-kept.ts";

/** Headers of every page of the web app. */
export const PAGE_HEADERS = { "X-Frame-Options": "DENY" } as const;

/** Where pages are that are rendered already. */
export interface KeptSource {
  /** The page as it is now, if nobody need be asked for that. */
  find(key: string): KeptPage | undefined;
  /** Asks for it; undefined if it is not kept. A process that would have to render it has no such question. */
  fetch?(key: string): Promise<KeptPage | undefined>;
}

interface Options {
  readonly services: Pick<Services, "env" | "limits" | "log" | "signer"> & {
    readonly metrics: RequestMetrics;
  };
  readonly source: KeptSource;
  /** Identifies the build of the pages. */
  readonly release: string | undefined;
}

/** Paths under which no page is. */
const NO_PAGES = /^\/(?:api|socket\.io|(?:es\/)?assets|widget)\//;

/**
 * Sends kept pages before Koa, for which one costs more than everything else about it (docs/performance.md). Budget, cookies and headers
 * are the same. What is not kept is left to `app`.
 */
export function keptFirst(app: RequestListener, { services, source, release }: Options): RequestListener {
  const { env, metrics } = services;
  const origins = mapOrigins(env);
  const always = {
    ...securityHeaders({ https: env.PUBLIC_URL.startsWith("https:") }),
    ...PAGE_HEADERS,
    ...(release !== undefined && { "X-Release": release }),
  };

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

  function sell(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
    const begun = performance.now();
    response.once("finish", () => metrics.request("page", response.statusCode, performance.now() - begun));
    try {
      const paid = chargePage(request, services);
      if (paid === undefined) send(request, response, page);
      else
        paid.then(
          () => send(request, response, page),
          (error: unknown) => refuse(request, response, error),
        );
    } catch (error) {
      refuse(request, response, error);
    }
  }

  return (request, response) => {
    const key = keyOf(request);
    const page = key === undefined ? undefined : source.find(key);
    if (page !== undefined) return sell(request, response, page);
    if (key === undefined || !source.fetch || NO_PAGES.test(key)) return app(request, response);
    source.fetch(key).then(
      (fetched) => (fetched ? sell(request, response, fetched) : app(request, response)),
      () => response.destroy(),
    );
  };
}
