import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { FlakyProxy } from "../../../api/test/support/flaky-proxy.ts";
import { SMTP_URL } from "./mail-server.ts";

/** A second process of the product over the same database, with settings of its own; the database can be taken away. */
export interface OtherServer {
  readonly url: string;
  /** Between it and its database. */
  readonly wire: FlakyProxy;
  stop(): Promise<void>;
}

/** The database server of the tests; `npm test` names it. */
export const DATABASE = process.env["TEST_DATABASE_URL"];

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

export async function startOtherServer(settings: Readonly<Record<string, string>>): Promise<OtherServer> {
  const address = new URL(DATABASE ?? "");
  const wire = new FlakyProxy({ host: address.hostname, port: Number(address.port || 3306) });
  await wire.mend();
  address.port = String(wire.port);
  address.pathname = "/jobmap_e2e";
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["api/src/main.ts"], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: "test",
      DEMO_JOBS: "3000",
      LOG_LEVEL: "silent",
      ADDRESS_LIMITS: "1000",
      ACCOUNT_LIMITS: "1000",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: address.href,
      // Any process sends what is in the outbox, so all of them send it to the same place.
      SMTP_URL,
    },
    stdio: "ignore",
  });
  await expect.poll(() => isReady(url, server), { timeout: 45_000 }).toBe(true);
  return {
    url,
    wire,
    stop: async () => {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
      await wire.cut();
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function isReady(url: string, server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null) throw new Error("The other server did not start.");
  const reply = await fetch(`${url}/health/ready`).catch(() => undefined);
  return reply?.ok ?? false;
}
