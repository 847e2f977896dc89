import type { Middleware } from "koa";
import type { Workers } from "../../background/workers.ts";
import { isDnsEmbedded } from "../../gateways/dns/index.ts";
import type { Services } from "../../services.ts";
import { keptDns } from "./dns.ts";
import { demoIdentity } from "./identity.ts";
import { keptMail } from "./kept-mail.ts";
import { paymentPages } from "./payments/index.ts";

/** Pages of the embedded stand-ins, under `/dev/`. Production has none. */
export function developerPages(services: Services, workers: Workers): Middleware[] {
  const { NODE_ENV, SMTP_URL } = services.env;
  if (NODE_ENV === "production") return [];
  return [
    ...(SMTP_URL ? [] : [keptMail(services.database, workers)]),
    ...(isDnsEmbedded(services.env) ? [keptDns(services.database)] : []),
    ...services.identity.demos.map(demoIdentity),
    ...(services.payments.standIn ? [paymentPages(services.payments.standIn)] : []),
  ];
}
