import type { Sequelize } from "sequelize";

const MAX_DOMAIN_LENGTH = 253;
const MAX_TEXT_LENGTH = 500;

/** Adds a TXT record to what the stand-in for DNS answers. */
export async function addKeptRecord(
  database: Sequelize,
  { domain, text }: { domain: string; text: string },
): Promise<void> {
  await database.query("INSERT INTO kept_dns_records (domain, text) VALUES (?, ?)", {
    replacements: [domain.slice(0, MAX_DOMAIN_LENGTH).toLowerCase(), text.slice(0, MAX_TEXT_LENGTH)],
  });
}

export async function removeKeptRecord(database: Sequelize, id: number): Promise<void> {
  await database.query("DELETE FROM kept_dns_records WHERE id = ?", { replacements: [id] });
}
