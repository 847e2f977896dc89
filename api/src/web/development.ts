import type { Server } from "node:http";
import type { Middleware } from "koa";
import { createServer as createVite } from "vite";
import type { PageServer } from "./page-server.ts";
import { type PagesModule, type PagesOptions, pages } from "./pages.ts";

/** The web app from its sources: Vite transforms and reloads, and pages are rendered by the latest code. */
export async function developmentSurfaces(
  root: string,
  shared: Omit<PagesOptions, "load" | "strictPolicy">,
  before: readonly Middleware[],
): Promise<PageServer> {
  const vite = await createVite({
    root,
    server: { middlewareMode: true, hmr: { port: 0 } },
    appType: "custom",
  });
  const transform: Middleware = async (ctx, next) => {
    ctx.respond = false;
    const passed = await new Promise<boolean>((resolve) => {
      ctx.res.once("close", () => resolve(false));
      ctx.res.statusCode = 200;
      vite.middlewares(ctx.req, ctx.res, () => resolve(true));
    });
    if (!passed) return;
    ctx.respond = true;
    await next();
  };
  const load = async () => (await vite.ssrLoadModule("./src/server.ts")) as unknown as PagesModule;
  return {
    middleware: [...before, transform, pages({ ...shared, load, strictPolicy: false })],
    attach: (_server: Server) => {},
    close: () => vite.close(),
  };
}
