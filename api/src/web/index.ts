import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Call } from "@jobmap/contract";
import type { Services } from "../services.ts";
import { cards } from "./cards/index.ts";
import { embedPages } from "./embed/index.ts";
import { widgetBuild } from "./embed/widget-build.ts";
import { installable } from "./installable/index.ts";
import { KeptPages } from "./kept/kept-pages.ts";
import { markdownPages } from "./markdown/index.ts";
import type { PageServer } from "./page-server.ts";
import { figuresOf, ownerOf, type PagesModule, pages } from "./pages.ts";
import { pagePictures } from "./pictures/index.ts";
import { staticFiles } from "./static-files.ts";

const path = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));
const WIDGET_FILES = path("widget/dist/");
const WEB_APP = path("webapp/");
const BUILD = path("webapp/build/");

/** Files in a folder named by the hash of its content, or with the hash in their own name. */
const isHashed = (file: string) => /(?:\/|[.-])[0-9a-f]{8,}[/.]/.test(file);

/** The built web app, or in development the sources through Vite. An API-only server has neither. */
export async function createPageServer(services: Services, call: Call): Promise<PageServer> {
  const widget = staticFiles(WIDGET_FILES, "/widget/", { immutable: isHashed, anyOrigin: true });
  const embed = embedPages({ services, widgetFolder: WIDGET_FILES, widgetUrl: "/widget/" });
  const card = cards(services, `${WIDGET_FILES}basemap`);
  const embedBuild = widgetBuild(`${WIDGET_FILES}v1/`, "/widget/v1/");
  const markdown = (load: () => Promise<PagesModule>) =>
    markdownPages({
      services,
      call,
      publicPages: async () => (await load()).publicPages(),
      textPage: async (path) =>
        (await load()).textPage(path, {
          owner: ownerOf(services.env),
          figures: await figuresOf(services, shared.embedBytes),
          pageUrl: services.env.PUBLIC_URL + path,
        }),
    });
  const shared = {
    services,
    call,
    basemapUrl: "/widget/basemap/",
    basemapFolder: `${WIDGET_FILES}basemap`,
    embedBytes: () => embedBuild()?.firstBytes ?? null,
  };
  const pictures = pagePictures({ services, call, basemapFolder: shared.basemapFolder });
  if (services.env.JOBMAP_DEV)
    return (await import("./development.ts")).developmentSurfaces(WEB_APP, shared, (load) => [
      widget,
      embed,
      pictures,
      card,
      markdown(load),
    ]);
  if (!existsSync(`${BUILD}server/index.js`))
    return { middleware: [widget, embed, card], attach: () => {}, close: async () => {} };
  const build: PagesModule = await import(`${BUILD}server/index.js`);
  // Without a build in Spanish, addresses of its pages are unknown ones.
  const hasSpanish = existsSync(`${BUILD}es/server/index.js`);
  const spanish: PagesModule = hasSpanish ? await import(`${BUILD}es/server/index.js`) : build;
  const kept = new KeptPages();
  return {
    kept,
    release: `${build.release} ${spanish.release}`,
    publicPages: async () => build.publicPages(),
    middleware: [
      widget,
      embed,
      pictures,
      card,
      markdown(async () => build),
      staticFiles(`${BUILD}client/assets/`, "/assets/", { immutable: () => true }),
      installable(`${BUILD}client/pwa/`, build.release),
      staticFiles(`${BUILD}client/pwa/`, "/pwa/", { immutable: () => false }),
      staticFiles(`${BUILD}es/client/assets/`, "/es/assets/", { immutable: () => true }),
      pages({
        ...shared,
        load: async (language) => (language === "es" ? spanish : build),
        kept,
      }),
    ],
    attach: () => {},
    close: async () => {},
  };
}
