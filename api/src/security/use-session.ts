import type { AccountRole, Seat } from "@jobmap/contract";
import { QueryTypes, type Sequelize } from "sequelize";
import type { SessionContext } from "../policies/session.ts";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "../policies/session.ts";
import { actorOf } from "./actors.ts";
import { hashToken, isToken } from "./tokens.ts";

/** What a session is looked up with. */
interface Given {
  readonly database: Sequelize;
  now(): Date;
}

/** The precision of `last_used_at`, in milliseconds. */
const LAST_USED_PRECISION_MS = 60_000;

interface Row {
  id: number;
  last_used_at: Date;
  account_id: number;
  role: AccountRole;
  company_id: number | null;
  seat: Seat;
  has_chosen_jobs: number;
}

/** The session of an `Authorization` header; undefined without one, and for an unknown or expired token. */
export function sessionOfHeader(
  services: Given,
  authorization: string | undefined,
): Promise<SessionContext | undefined> {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
  return token ? sessionOfToken(services, token) : Promise.resolve(undefined);
}

/** The session of a token. Counts as a use of it now. */
export async function sessionOfToken(
  { database, now }: Given,
  token: string,
): Promise<SessionContext | undefined> {
  if (!isToken(token)) return undefined;
  const at = now();
  const [row] = await database.query<Row>(
    `SELECT s.id, s.last_used_at, a.id AS account_id, a.role, a.company_id, a.seat, a.has_chosen_jobs
     FROM sessions s JOIN accounts a ON a.id = s.account_id
     WHERE s.token_hash = ? AND s.last_used_at > ? AND s.created_at > ? AND a.deactivated_at IS NULL`,
    {
      replacements: [hashToken(token), before(at, SESSION_IDLE_MS), before(at, SESSION_MAX_MS)],
      type: QueryTypes.SELECT,
    },
  );
  if (!row) return undefined;
  const stale = before(at, LAST_USED_PRECISION_MS);
  if (row.last_used_at < stale)
    await database.query("UPDATE sessions SET last_used_at = ? WHERE id = ? AND last_used_at < ?", {
      replacements: [at, row.id, stale],
      type: QueryTypes.UPDATE,
    });
  const { account_id: id, role, company_id: companyId, seat } = row;
  const hasChosenJobs = Number(row.has_chosen_jobs) === 1;
  return { id: row.id, account: await actorOf(database, { id, role, companyId, seat, hasChosenJobs }) };
}

const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);
