import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import type { Call } from "@jobmap/contract";
import type { Middleware } from "koa";
import type { Services } from "../services.ts";
import { embedPages } from "./embed/index.ts";
import { type PagesModule, pages } from "./pages.ts";
import { staticFiles } from "./static-files.ts";

/** What the server shows people besides the API: the web app's pages and the widget's files. */
export interface Surfaces {
  middleware: readonly Middleware[];
  /** Names the build of the web app; absent in development, where it changes all the time. */
  readonly release?: string;
  /** For parts that need the server itself, such as the reload socket of development. */
  attach(server: Server): void;
  close(): Promise<void>;
}

const path = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));
const WIDGET_FILES = path("widget/dist/");
const WEB_APP = path("webapp/");
const BUILD = path("webapp/build/");

/** Files in a folder named by the hash of its content, or with the hash in their own name. */
const isHashed = (file: string) => /(?:\/|[.-])[0-9a-f]{8,}[/.]/.test(file);

/** The built web app, or in development the sources through Vite. Neither exists in a server that is only the API. */
export async function createSurfaces(services: Services, call: Call): Promise<Surfaces> {
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
