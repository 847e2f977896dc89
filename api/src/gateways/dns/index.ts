import type { Sequelize } from "sequelize";
import type { Env } from "../../env.ts";
import { createEmbeddedDns } from "./embedded.ts";
import type { DnsGateway } from "./gateway.ts";
import { createResolver } from "./resolver.ts";

export { type DnsGateway, DnsUnavailable } from "./gateway.ts";

type DnsSettings = Pick<Env, "NODE_ENV" | "DNS_SERVERS">;

/** Whether nobody is asked: never in production, where a proof must be one. */
export const isDnsEmbedded = ({ NODE_ENV, DNS_SERVERS }: DnsSettings): boolean =>
  NODE_ENV !== "production" && DNS_SERVERS.length === 0;

/** The DNS that the settings select. */
export function createDns(database: Sequelize, settings: DnsSettings): DnsGateway {
  return isDnsEmbedded(settings) ? createEmbeddedDns(database) : createResolver(settings.DNS_SERVERS);
}
