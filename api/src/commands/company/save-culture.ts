import type { EmployerCulture } from "@jobmap/contract";
import { CompanyCulture } from "../../models/index.ts";
import type { Services } from "../../services.ts";

/** Replaces a company's description of its ways of working; without any answer it is deleted. */
export async function saveCulture(
  { now }: Services,
  { accountId, companyId }: { accountId: number; companyId: number },
  culture: EmployerCulture,
): Promise<CompanyCulture | null> {
  const isEmpty = Object.values(culture).every(({ first, second }) => first === null && second === null);
  if (isEmpty) {
    await CompanyCulture.destroy({ where: { companyId } });
    return null;
  }
  const [saved] = await CompanyCulture.upsert({ companyId, accountId, culture, answeredAt: now() });
  return saved;
}
