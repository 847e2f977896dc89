import { Op } from "sequelize";
import { Session } from "../models/index.ts";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "../policies/session.ts";

/** An account's open sessions, the latest first. */
export function findOpenSessions(accountId: number, at: Date): Promise<Session[]> {
  return Session.findAll({
    where: {
      accountId,
      lastUsedAt: { [Op.gt]: before(at, SESSION_IDLE_MS) },
      createdAt: { [Op.gt]: before(at, SESSION_MAX_MS) },
    },
    order: [
      ["lastUsedAt", "DESC"],
      ["id", "DESC"],
    ],
  });
}

const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);
