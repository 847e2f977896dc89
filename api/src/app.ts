import { constants } from "node:zlib";
import Koa from "koa";
import compress from "koa-compress";
import { connectionLog, requestLog } from "./http/request-log.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import { serveRoutes } from "./http/serve-routes.ts";
import { health } from "./routes/health.ts";
import { routes } from "./routes/index.ts";
import { openApi } from "./routes/openapi.ts";
import type { Services } from "./services.ts";
import { blogFeeds } from "./web/blog-feeds.ts";
import { directions } from "./web/directions.ts";
import { failureScript } from "./web/failure-script.ts";
import { indexNowKey } from "./web/index-now-key.ts";
import { jobFeeds } from "./web/job-feeds.ts";
import { outsideSignIn } from "./web/outside-sign-in.ts";
import type { PageServer } from "./web/page-server.ts";
import { postViews } from "./web/post-views.ts";
import { publicFiles } from "./web/public-files.ts";
import { resumeSamples } from "./web/resume-samples.ts";
import { robotsTxt } from "./web/robots-txt.ts";
import { securityTxt } from "./web/security-txt.ts";
import { sitemaps } from "./web/sitemaps/index.ts";
import { streetTiles } from "./web/street-tiles.ts";
import { stripeWebhook } from "./web/stripe-webhook.ts";

/**
 * Builds the Koa application from its services. Has no side effects: it does not listen, keeps no global state and does not read
 * the environment.
 * @param pages its `release` identifies the build of the pages in every response, so that open tabs notice a new build
 */
export function createApp(
  services: Services,
  { middleware: pages, release, publicPages }: Pick<PageServer, "middleware" | "release" | "publicPages">,
): Koa {
  // The address that the proxy itself added, which is the last one: the client can forge those before it.
  const app = new Koa({ proxy: services.env.TRUST_PROXY, maxIpsCount: 1 });
  app.silent = true;
  app.on("error", connectionLog(services.log));
  app.use(requestLog(services.log, services));
  app.use(setSecurityHeaders({ https: services.env.PUBLIC_URL.startsWith("https:") }));
  app.use(
    compress({
      threshold: 1024,
      br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      gzip: { level: 5 },
    }),
  );
  app.use(async ({ method }, next) => {
    try {
      await next();
    } finally {
      if (method !== "GET" && method !== "HEAD") services.jobIndex.noteWrite();
    }
  });
  if (release !== undefined)
    app.use((ctx, next) => {
      ctx.set("X-Release", release);
      return next();
    });
  app.use(health(services));
  app.use(openApi());
  app.use(securityTxt(services));
  app.use(robotsTxt(services));
  app.use(indexNowKey(services));
  app.use(sitemaps(services, publicPages));
  app.use(publicFiles(services.files));
  app.use(failureScript(services));
  app.use(directions(services));
  app.use(jobFeeds(services));
  app.use(resumeSamples(services));
  app.use(blogFeeds(services));
  app.use(streetTiles(services.streets));
  app.use(outsideSignIn(services));
  app.use(postViews(services));
  app.use(stripeWebhook(services));
  for (const middleware of serveRoutes(routes, services)) app.use(middleware);
  for (const middleware of pages) app.use(middleware);
  return app;
}
