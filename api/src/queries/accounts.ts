import type { Transaction } from "sequelize";
import { Account, Company } from "../models/index.ts";

/** An account with its company; null when it has just been erased. */
export function findAccount(id: number, transaction?: Transaction): Promise<Account | null> {
  return Account.findByPk(id, {
    include: { model: Company, as: "company" },
    ...(transaction ? { transaction } : {}),
  });
}
