import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Env } from "./env.ts";

const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")));

/** The settings that distinguish one process from another, without secrets. */
export function summaryOf(env: Env) {
  return {
    version: VERSION,
    node: process.version,
    environment: env.NODE_ENV,
    address: `${env.HOST}:${env.PORT}`,
    public_url: env.PUBLIC_URL,
    database: withoutSecrets(env.DATABASE_URL),
    files: env.FILES_S3_URL ?? env.FILES_DIR,
    mail: env.SMTP_URL === undefined ? "kept in the database" : withoutSecrets(env.SMTP_URL),
    workers: env.WORKERS,
    metrics: env.METRICS_PORT === undefined ? "nowhere" : `${env.METRICS_HOST}:${env.METRICS_PORT}`,
    trust_proxy: env.TRUST_PROXY,
  };
}

const withoutSecrets = (url: string) => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};
