import { ApiError } from "../../errors/api-error.ts";
import { ApplicantView } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";

/** Most that an account can name. */
const MAX_VIEWS = 50;

/**
 * Keeps a list of applicants under a name; one of that name is replaced.
 * @throws ApiError `conflict` when there are too many
 */
export async function saveApplicantView(
  { id: accountId }: Actor,
  { name, query }: Pick<ApplicantView, "name" | "query">,
): Promise<ApplicantView> {
  const known = await ApplicantView.findOne({ where: { accountId, name } });
  if (known) return await known.update({ query });
  if ((await ApplicantView.count({ where: { accountId } })) >= MAX_VIEWS)
    throw new ApiError("conflict", `You can save at most ${MAX_VIEWS} views.`);
  await ApplicantView.upsert({ accountId, name, query });
  return await ApplicantView.findOne({ where: { accountId, name }, rejectOnEmpty: true });
}

/** @throws ApiError `not_found` */
export async function deleteApplicantView(actor: Actor, id: number): Promise<void> {
  const view = permit(actor, "applicant_view.edit", await ApplicantView.findByPk(id), "View not found.");
  await view.destroy();
}
