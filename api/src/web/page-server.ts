import type { Server } from "node:http";
import type { Middleware } from "koa";

/** What the server shows people besides the API: the web app's pages and the widget's files. */
export interface PageServer {
  middleware: readonly Middleware[];
  /** Identifies the build of the web app; absent in development, where it changes all the time. */
  readonly release?: string;
  /** For parts that need the server itself, such as the reload socket of development. */
  attach(server: Server): void;
  close(): Promise<void>;
}
