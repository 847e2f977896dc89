import { Company } from "../../models/index.ts";

/** Shows or hides the public profile of a company. */
export async function setProfileShown(companyId: number, showProfile: boolean): Promise<void> {
  await Company.update({ showProfile }, { where: { id: companyId } });
}

/** Sets the only sites that may show the company's map; none allows any site. */
export async function setEmbedOrigins(companyId: number, origins: readonly string[]): Promise<void> {
  await Company.update({ embedOrigins: [...new Set(origins)] }, { where: { id: companyId } });
}
