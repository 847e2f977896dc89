import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Call } from "@jobmap/contract";
import type { Services } from "../services.ts";
import { embedPages } from "./embed/index.ts";
import type { PageServer } from "./page-server.ts";
import { type PagesModule, pages } from "./pages.ts";
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
  const shared = {
    services,
    call,
    basemapUrl: "/widget/basemap/",
    basemapFolder: `${WIDGET_FILES}basemap`,
  };
  if (services.env.JOBMAP_DEV)
    return (await import("./development.ts")).developmentSurfaces(WEB_APP, shared, [widget, embed]);
  if (!existsSync(`${BUILD}server/index.js`))
    return { middleware: [widget, embed], attach: () => {}, close: async () => {} };
  const build: PagesModule = await import(`${BUILD}server/index.js`);
  return {
    release: build.release,
    middleware: [
      widget,
      embed,
      staticFiles(`${BUILD}client/assets/`, "/assets/", { immutable: () => true }),
      pages({ ...shared, load: async () => build, strictPolicy: true }),
    ],
    attach: () => {},
    close: async () => {},
  };
}
