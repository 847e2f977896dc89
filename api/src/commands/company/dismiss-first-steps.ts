import { Company } from "../../models/index.ts";

/** Puts a company's list of first steps away for good; a second time changes nothing. */
export async function dismissFirstSteps(companyId: number, now: Date): Promise<void> {
  await Company.update(
    { firstStepsDismissedAt: now },
    { where: { id: companyId, firstStepsDismissedAt: null } },
  );
}
