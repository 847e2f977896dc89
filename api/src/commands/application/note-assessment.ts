import { QueryTypes, type Transaction } from "sequelize";
import type { Services } from "../../services.ts";

interface Assessment {
  readonly applicationId: number;
  readonly accountId: number;
  readonly kind: "RATED" | "NOTED" | "NOTE_DELETED" | "NOTE_RESTORED";
}

/** Keeps who assessed an application, in the caller's transaction. The open pages of colleagues hear of it when that commits. */
export async function noteAssessment(
  { database, signals, now }: Pick<Services, "database" | "signals" | "now">,
  { applicationId, accountId, kind }: Assessment,
  transaction: Transaction,
): Promise<void> {
  await database.query(
    "INSERT INTO application_assessments (application_id, account_id, kind, created_at) VALUES (?, ?, ?, ?)",
    { replacements: [applicationId, accountId, kind, now()], type: QueryTypes.INSERT, transaction },
  );
  transaction.afterCommit(() => signals.send("assessments"));
}
