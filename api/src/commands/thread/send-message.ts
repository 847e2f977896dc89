import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import type { Actor } from "../../policies/can.ts";
import { closedTalk, MAX_MESSAGES_IN_A_ROW } from "../../policies/talking.ts";
import { findTalked, requireTalking, type Talked } from "../../queries/thread.ts";
import type { Services } from "../../services.ts";
import { markThreadRead } from "./read-thread.ts";
import { tellOfMessage } from "./tell-of-message.ts";

export interface MessageToSend {
  readonly applicationId: number;
  readonly text: string;
  /** The same key again is the same message. */
  readonly key: string;
}

/**
 * Writes to the other side of an application, and tells it.
 * @returns the id of the message
 * @throws ApiError `not_found`, `forbidden`, `conflict` when the conversation is closed, `too_many_requests` without an answer of the other side
 */
export async function sendMessage(
  services: Services,
  actor: Actor,
  { applicationId, text, key }: MessageToSend,
): Promise<number> {
  const { database, signals, now } = services;
  return await retried(() =>
    // What another request has written while this one waited for the lock counts.
    database.transaction(
      { isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED },
      async (transaction) => {
        const talked = await findTalked(actor, applicationId, { transaction, lock: true });
        requireTalking(actor, talked);
        const [made] = await database.query<{ id: number }>(
          "SELECT id FROM thread_messages WHERE application_id = ? AND account_id = ? AND request_key = ?",
          { replacements: [applicationId, actor.id, key], type: QueryTypes.SELECT, transaction },
        );
        if (made) return made.id;
        await requireOpen(services, talked, transaction);
        const [id] = await database.query(
          `INSERT INTO thread_messages (application_id, side, account_id, request_key, text, created_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
          {
            replacements: [applicationId, talked.side, actor.id, key, text, now()],
            type: QueryTypes.INSERT,
            transaction,
          },
        );
        await tellOfMessage(services, talked, { id, text }, transaction);
        // Who answers has read what came before.
        await markThreadRead(services, { applicationId, accountId: actor.id, upTo: id }, transaction);
        transaction.afterCommit(() => signals.send("messages"));
        return id;
      },
    ),
  );
}

async function requireOpen(
  { database, now }: Services,
  { application, isAway, side }: Talked,
  transaction: Transaction,
): Promise<void> {
  const { status, updatedAt } = application;
  const closed = closedTalk({ status, updatedAt, isAway }, now());
  if (closed) throw new ApiError("conflict", closed);
  const [row] = await database.query<{ unanswered: number }>(
    `SELECT COUNT(*) AS unanswered FROM thread_messages
     WHERE application_id = :id AND side = :side AND created_at > :since AND id > COALESCE(
       (SELECT MAX(id) FROM thread_messages WHERE application_id = :id AND side <> :side), 0)`,
    {
      replacements: { id: application.id, side, since: new Date(now().getTime() - DAY_MS) },
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  if (Number(row?.unanswered ?? 0) >= MAX_MESSAGES_IN_A_ROW)
    throw new ApiError(
      "too_many_requests",
      `You have sent ${MAX_MESSAGES_IN_A_ROW} messages without an answer. Please wait for one.`,
    );
}
