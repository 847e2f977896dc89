import type { Server } from "node:http";
import type { Middleware } from "koa";
import { createServer as createVite, type ViteDevServer } from "vite";
import type { PageServer } from "./page-server.ts";
import { languageOf, type PageLanguage, type PagesModule, type PagesOptions, pages } from "./pages.ts";

/** The web app from its sources: Vite transforms and reloads, and pages are rendered by the latest code. */
export async function developmentSurfaces(
  root: string,
  shared: Omit<PagesOptions, "load" | "kept">,
  before: (load: () => Promise<PagesModule>) => readonly Middleware[],
): Promise<PageServer> {
  const english = await viteOf(root, "en");
  // Not before somebody wants it: most work is on one language.
  let spanish: Promise<ViteDevServer> | undefined;
  const viteFor = async (path: string): Promise<ViteDevServer> => {
    if (languageOf(path) === "en") return english;
    spanish ??= viteOf(root, "es");
    return await spanish;
  };
  const transform: Middleware = async (ctx, next) => {
    const vite = await viteFor(ctx.path);
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
  const load = async (language: PageLanguage = "en") => {
    const vite = await viteFor(language === "en" ? "/" : `/${language}`);
    return (await vite.ssrLoadModule("./src/server.ts")) as unknown as PagesModule;
  };
  return {
    publicPages: async () => (await load()).publicPages(),
    middleware: [...before(load), transform, pages({ ...shared, load, kept: undefined })],
    attach: (_server: Server) => {},
    close: async () => {
      await english.close();
      await (await spanish)?.close();
    },
  };
}

/** The settings of Vite and React Router read the language from the environment, while they are loaded. */
async function viteOf(root: string, language: PageLanguage): Promise<ViteDevServer> {
  process.env["PAGE_LANGUAGE"] = language;
  return await createVite({
    root,
    server: { middlewareMode: true, hmr: { port: 0 } },
    appType: "custom",
  });
}
