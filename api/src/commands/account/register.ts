import type { Language } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Account } from "../../models/index.ts";
import { isUsernameFree, suggestUsernames } from "../../queries/usernames.ts";
import type { Services } from "../../services.ts";
import { useProof } from "./address-proofs.ts";
import { createCompany } from "./create-company.ts";
import { type Begun, openSession } from "./open-session.ts";

export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** If missing, one is made from the company's or the person's name. */
  username: string | undefined;
  /** The proof that `proveAddress` returned. */
  proof: string;
  /** Set for an employer; a registration without it is a candidate's. */
  companyName?: string;
  device: string;
  language: Language;
}

/**
 * Creates an account, for an employer with its company, and signs in.
 * @throws ApiError `invalid_input` under `verification` or `password`, `conflict` under `username` or `email`
 */
export async function register(services: Services, registration: Registration): Promise<Begun> {
  const { database, passwords, now } = services;
  const { email, firstName, lastName, companyName, device, language } = registration;
  const passwordHash = await passwords.hashChosen(registration.password, "email");
  return retried(() =>
    database.transaction(async (transaction) => {
      await useProof(services, transaction, email, registration.proof);
      if ((await Account.count({ where: { email }, transaction })) > 0) throw addressTaken();
      const username = await chooseUsername(services, transaction, registration);
      const company =
        companyName === undefined ? null : await createCompany(transaction, { name: companyName, username });
      const account = await Account.create(
        {
          role: company ? "employer" : "user",
          email,
          emailVerifiedAt: now(),
          username,
          passwordHash,
          firstName,
          lastName,
          companyId: company?.id ?? null,
          language,
          createdAt: now(),
        },
        { transaction },
      );
      return openSession(services, transaction, account.id, device);
    }),
  );
}

async function chooseUsername(
  { database }: Services,
  transaction: Transaction,
  { username, companyName, firstName, lastName }: Registration,
): Promise<string> {
  if (username === undefined) {
    const [made] = await suggestUsernames(
      database,
      companyName ?? `${firstName} ${lastName}`,
      1,
      transaction,
    );
    if (made === undefined) throw new Error("A username could not be created.");
    return made;
  }
  if (!(await isUsernameFree(database, username, 0, transaction))) throw usernameTaken();
  return username;
}

export function usernameTaken(): ApiError {
  const message = "This username is taken. Please choose another.";
  return new ApiError("conflict", message, { username: message });
}

/** Shown only to a user who has proved that they own the address. */
export function addressTaken(): ApiError {
  const message = "An account with this email already exists. Please sign in.";
  return new ApiError("conflict", message, { email: message });
}
