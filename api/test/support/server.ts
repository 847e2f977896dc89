import { rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type AccountRole,
  type Data,
  type Endpoint,
  type EndpointKey,
  ErrorReply,
  endpoints,
  okReply,
} from "@jobmap/contract";
import { type Logger, pino } from "pino";
import type { Sequelize } from "sequelize";
import { assemble } from "../../src/assemble.ts";
import { machineClock } from "../../src/background/database-clock.ts";
import type { Workers } from "../../src/background/workers.ts";
import { readEnv } from "../../src/env.ts";
import { type Account, defineModels } from "../../src/models/index.ts";
import type { Services } from "../../src/services.ts";
import { cards } from "../../src/web/cards/index.ts";
import { embedPages } from "../../src/web/embed/index.ts";
import { markdownPages } from "../../src/web/markdown/index.ts";
import { pagePictures } from "../../src/web/pictures/index.ts";
import { buildAccount, buildEmployer, buildSession } from "./build.ts";
import { expectSpanish } from "./spanish.ts";

/** The API as somebody speaks to it: a visitor, or whoever a token belongs to. */
export interface TestClient {
  /** A request as it is, with nothing added but the Bearer. */
  request(method: string, path: string, init?: RequestInit): Promise<Response>;
  /** A good reply's data, checked against the contract. Its messages must have Spanish. */
  ok<K extends EndpointKey>(key: K, path: string, body?: object): Promise<Data<K>>;
  /** What a page of ours sends in this client's browser with whatever changes something. */
  pageHeaders(): Promise<Record<string, string>>;
  /** A bad reply, checked against the contract. Its messages must have Spanish. */
  fails(method: string, path: string, body?: unknown): Promise<ErrorReply & { httpStatus: number }>;
}

/** Somebody signed in. */
export interface SignedIn extends TestClient {
  account: Account;
  token: string;
}

/** The API over a test database, listening on a free port, spoken to as a client would. */
export interface TestServer extends TestClient {
  url: string;
  services: Services;
  /** They run when something wakes them, not on schedule. */
  workers: Workers;
  /** Lets the server's clock run ahead by so many milliseconds. */
  advance(milliseconds: number): void;
  /** Puts jobs written by the test on the map, as the keeper would within its next poll. */
  refresh(...ids: number[]): Promise<void>;
  /** Speaks with a token. */
  as(token: string): TestClient;
  /** A visitor in another browser; `headers` come with each of its requests. */
  browser(headers?: Record<string, string>): TestClient;
  /** Signs somebody in: a new account of a role (an employer has a company), or one that a test has built. */
  signIn(who: AccountRole | Account): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Files of the widget's build; none unless a test brings some. */
  widgetFolder?: string;
  /** Settings that differ from what tests have. */
  settings?: Record<string, string>;
  /** Where the server logs; nowhere unless a test listens. */
  log?: Logger;
}

export async function startTestServer(
  database: Sequelize,
  databaseUrl: string,
  { widgetFolder = "/nowhere/", settings = {}, log = pino({ level: "silent" }) }: TestServerOptions = {},
): Promise<TestServer> {
  const env = readEnv({
    NODE_ENV: "test",
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "silent",
    PORT: "0",
    FILES_DIR: join(tmpdir(), `jobmap-test-files-${process.pid}`),
    ...settings,
  });
  defineModels(database);
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const product = await assemble({
    env,
    log,
    database,
    clock: machineClock(now),
    createPageServer: async (services, call) => ({
      middleware: [
        embedPages({ services, widgetFolder, widgetUrl: "/widget/" }),
        pagePictures({ services, call, basemapFolder: `${widgetFolder}basemap` }),
        markdownPages({ services, call }),
        cards(services, `${widgetFolder}basemap`),
      ],
      attach: () => {},
      close: async () => {},
    }),
  });
  const { server, services, workers } = product;
  const url = await listen(server);
  const visitor = client(url);

  return {
    ...visitor,
    url,
    services,
    workers,
    advance(milliseconds) {
      ahead += milliseconds;
    },
    refresh: (...ids) => services.jobIndex.refresh(ids),
    as: (token) => client(url, { Authorization: `Bearer ${token}` }),
    browser: (headers) => client(url, headers),
    async signIn(who) {
      const account =
        who === "user" ? await buildAccount() : who === "employer" ? await buildEmployer() : who;
      const token = await buildSession(account, now());
      return { ...client(url, { Authorization: `Bearer ${token}` }), account, token };
    },
    async close() {
      await product.stop();
      await rm(env.FILES_DIR, { recursive: true, force: true });
    },
  };
}

/** A client that keeps cookies as a browser does. `own` headers come with each of its requests. */
export function client(url: string, own: Record<string, string> = {}): TestClient {
  const cookies = new Map<string, string>();
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const pageHeaders = async (): Promise<Record<string, string>> => {
    // Whoever asks is told a name, signed in or not.
    if (!cookies.has(XSRF_COOKIE)) keep(await fetch(`${url}/api/v1/auth/profile`, { headers: own }));
    return {
      Origin: url,
      Cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
      "X-XSRF-TOKEN": cookies.get(XSRF_COOKIE) ?? "",
    };
  };
  const send = async (method: string, path: string, body?: unknown) =>
    keep(
      await fetch(`${url}/api/v1/${path}`, {
        method,
        headers: {
          ...own,
          ...(method === "GET" ? {} : await pageHeaders()),
          ...(body === undefined || body instanceof FormData ? {} : { "Content-Type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
    );
  return {
    pageHeaders,
    request: (method, path, init) =>
      fetch(`${url}${path}`, {
        method,
        ...init,
        headers: { ...own, ...Object.fromEntries(new Headers(init?.headers)) },
      }),
    async ok(key, path, body) {
      const [method = "GET"] = key.split(" ");
      const response = await send(method, path, body);
      const endpoint: Endpoint = endpoints[key];
      const received = await response.json();
      if (!response.ok) throw new Error(`${key} answered ${response.status}: ${JSON.stringify(received)}`);
      const reply = okReply(endpoint.data).parse(received);
      expectSpanish(key, reply);
      return reply.data as Data<typeof key>;
    },
    async fails(method, path, body) {
      const response = await send(method, path, body);
      const reply = ErrorReply.parse(await response.json());
      expectSpanish(`${method} ${path}`, reply);
      return { ...reply, httpStatus: response.status };
    },
  };
}

const XSRF_COOKIE = "XSRF-TOKEN";

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}
