import type { Language } from "@jobmap/contract";
import { Account } from "../../models/index.ts";

/** Chooses the language of an account's mails and notifications, from the next one on. */
export async function chooseLanguage(id: number, language: Language): Promise<void> {
  await Account.update({ language }, { where: { id } });
}
