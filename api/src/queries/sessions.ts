import type { AccountRole } from "@jobmap/contract";
import { Op, QueryTypes } from "sequelize";
import { Session } from "../models/index.ts";
import { hashToken, isToken } from "../security/tokens.ts";
import type { Services } from "../services.ts";

const DAY = 86_400_000;
/** A session ends when it was not used for so long, in milliseconds. */
export const IDLE = 14 * DAY;
/** And at the latest after so long. */
export const LONGEST = 90 * DAY;
/** `last_used_at` is kept to this, in milliseconds. */
const EXACTNESS = 60_000;

/** Somebody signed in, as far as a request needs to know. */
export interface SessionContext {
  readonly id: number;
  readonly account: { readonly id: number; readonly role: AccountRole; readonly companyId: number | null };
}

interface Row {
  id: number;
  last_used_at: Date;
  account_id: number;
  role: AccountRole;
  company_id: number | null;
}

/** The session of an `Authorization` header; undefined without one, and for a token that is unknown or over. */
export function sessionOfHeader(
  services: Pick<Services, "database" | "now">,
  authorization: string | undefined,
): Promise<SessionContext | undefined> {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
  return token ? sessionOfToken(services, token) : Promise.resolve(undefined);
}

/** The session of a token, which this uses: it counts as used now. */
export async function sessionOfToken(
  { database, now }: Pick<Services, "database" | "now">,
  token: string,
): Promise<SessionContext | undefined> {
  if (!isToken(token)) return undefined;
  const at = now();
  const [row] = await database.query<Row>(
    `SELECT s.id, s.last_used_at, a.id AS account_id, a.role, a.company_id
     FROM sessions s JOIN accounts a ON a.id = s.account_id
     WHERE s.token_hash = ? AND s.last_used_at > ? AND s.created_at > ? AND a.deactivated_at IS NULL`,
    {
      replacements: [hashToken(token), before(at, IDLE), before(at, LONGEST)],
      type: QueryTypes.SELECT,
    },
  );
  if (!row) return undefined;
  const stale = before(at, EXACTNESS);
  if (row.last_used_at < stale)
    await database.query("UPDATE sessions SET last_used_at = ? WHERE id = ? AND last_used_at < ?", {
      replacements: [at, row.id, stale],
      type: QueryTypes.UPDATE,
    });
  return { id: row.id, account: { id: row.account_id, role: row.role, companyId: row.company_id } };
}

/** Where an account is signed in, the latest first. */
export function findOpenSessions(accountId: number, at: Date): Promise<Session[]> {
  return Session.findAll({
    where: {
      accountId,
      lastUsedAt: { [Op.gt]: before(at, IDLE) },
      createdAt: { [Op.gt]: before(at, LONGEST) },
    },
    order: [
      ["lastUsedAt", "DESC"],
      ["id", "DESC"],
    ],
  });
}

const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);
