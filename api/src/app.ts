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
import { directions } from "./web/directions.ts";
import { failureScript } from "./web/failure-script.ts";
import { outsideSignIn } from "./web/outside-sign-in.ts";
import { publicFiles } from "./web/public-files.ts";
import { securityTxt } from "./web/security-txt.ts";
import { streetTiles } from "./web/street-tiles.ts";

/**
 * Builds the Koa application from its services. Has no side effects: it does not listen, keeps no global state and does not read
 * the environment.
 * @param release identifies the build of the pages in every response, so that open tabs notice a new build
 */
export function createApp(services: Services, pages: readonly Koa.Middleware[] = [], release?: string): Koa {
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
  if (release !== undefined)
    app.use((ctx, next) => {
      ctx.set("X-Release", release);
      return next();
    });
  app.use(health(services));
  app.use(openApi());
  app.use(securityTxt(services));
  app.use(publicFiles(services.files));
  app.use(failureScript(services));
  app.use(directions(services));
  app.use(streetTiles(services.streets));
  app.use(outsideSignIn(services));
  for (const middleware of serveRoutes(routes, services)) app.use(middleware);
  for (const middleware of pages) app.use(middleware);
  return app;
}
