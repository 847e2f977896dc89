import { createHash } from "node:crypto";
import { QueryTypes } from "sequelize";
import { Account, Company, type Payment } from "../../models/index.ts";
import type { Services } from "../../services.ts";

/** What a company is called at the payment provider, if it has been there. */
export async function knownCustomer(
  { database }: Pick<Services, "database">,
  companyId: number,
): Promise<string | undefined> {
  const [row] = await database.query<{ customer_id: string }>(
    "SELECT customer_id FROM stripe_customers WHERE company_id = ?",
    { replacements: [companyId], type: QueryTypes.SELECT },
  );
  return row?.customer_id;
}

/** The same, made known there the first time. */
export async function findCustomer(
  services: Pick<Services, "database" | "payments" | "now">,
  { companyId, accountId }: Pick<Payment, "companyId" | "accountId">,
): Promise<string> {
  const known = await knownCustomer(services, companyId);
  if (known !== undefined) return known;
  const company = await Company.findByPk(companyId, {
    attributes: ["name", "createdAt"],
    rejectOnEmpty: true,
  });
  const account = accountId === null ? null : await Account.findByPk(accountId, { attributes: ["email"] });
  const params = {
    name: company.name,
    ...(account && { email: account.email }),
    metadata: { company: `${companyId}-${company.createdAt.getTime().toString(36)}` },
  };
  // The same request is answered with the same customer; with another name it is another request.
  const idempotencyKey = createHash("sha256").update(JSON.stringify(params)).digest("hex");
  const { id } = await services.payments.stripe.customers.create(params, { idempotencyKey });
  await services.database.query(
    "INSERT IGNORE INTO stripe_customers (company_id, customer_id, created_at) VALUES (?)",
    { replacements: [[companyId, id, services.now()]], type: QueryTypes.INSERT },
  );
  return (await knownCustomer(services, companyId)) ?? id;
}
