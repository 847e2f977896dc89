import { fillPlaceholders } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { Account, type Application, type Job } from "../../models/index.ts";

interface Message {
  readonly message: string;
  /** Who sends it; null for an account that is gone. */
  readonly accountId: number | null;
}

export type Filled = (application: Pick<Application, "firstName" | "lastName">, job: Job) => string;

/**
 * A message with its placeholders filled in for each applicant. Who has no first name is addressed by the last one; a sender without a name
 * signs with the company's. Needs the company of each job.
 */
export async function fillMessage(
  { message, accountId }: Message,
  transaction?: Transaction,
): Promise<Filled> {
  if (!message.includes("{")) return () => message;
  const sender = await Account.findByPk(accountId ?? 0, {
    attributes: ["firstName"],
    ...(transaction && { transaction }),
  });
  return ({ firstName, lastName }, { title, company }) => {
    const name = company?.name ?? "";
    return fillPlaceholders(message, {
      first_name: firstName.trim() || lastName,
      job_title: title,
      company: name,
      recruiter_first_name: sender?.firstName?.trim() || name,
    });
  };
}
