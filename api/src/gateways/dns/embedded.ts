import { QueryTypes, type Sequelize } from "sequelize";
import type { DnsGateway } from "./gateway.ts";

/** Asks nobody: answers from the database what `/dev/dns` was told. For development and tests. */
export function createEmbeddedDns(database: Sequelize): DnsGateway {
  return {
    async texts(domain) {
      const rows = await database.query<{ text: string }>(
        "SELECT text FROM kept_dns_records WHERE domain = ? ORDER BY id",
        { replacements: [domain], type: QueryTypes.SELECT },
      );
      return rows.map(({ text }) => text);
    },
  };
}
