import type { Server } from "node:http";
import type { Middleware } from "koa";
import type { KeptPages } from "./kept/kept-pages.ts";
import type { PublicPage } from "./sitemaps/index.ts";

/** What the server shows people besides the API: the web app's pages and the widget's files. */
export interface PageServer {
  middleware: readonly Middleware[];
  /** Identifies the builds of the web app, one for each language; absent in development, where it changes all the time. */
  readonly release?: string;
  /** The web app's pages that are for everybody and always there; none without a web app. */
  publicPages?(): Promise<readonly PublicPage[]>;
  /** Pages of the web app that are rendered already; absent in development and without a web app. */
  readonly kept?: KeptPages;
  /** For parts that need the server itself, such as the reload socket of development. */
  attach(server: Server): void;
  close(): Promise<void>;
}
