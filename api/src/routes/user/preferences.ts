import { erasePreferences, savePreferences } from "../../commands/candidate/save-preferences.ts";
import { ApiError } from "../../errors/api-error.ts";
import { reply, route } from "../../http/dispatch.ts";
import { JobPreference } from "../../models/index.ts";
import { presentPreferences } from "../../presenters/preferences.ts";
import { fitOfCompany, fitOfJob } from "../../views/fit.ts";
import { findFeed } from "../../views/job-feed.ts";

/** How deep a feed can be paged, as lists can. */
const DEEPEST = 10_000;

export const getPreferences = route("GET user/preference", async (_, { session }) =>
  presentPreferences(await JobPreference.findByPk(session.account.id)),
);

export const updatePreferences = route(
  "POST user/preference/update",
  async ({ body }, { services, session }) => {
    const saved = await savePreferences(services, session.account.id, body);
    return reply(presentPreferences(saved), { message: "Your preferences were saved" });
  },
);

export const postErase = route("POST user/preference/erase", async (_, { session }) => {
  await erasePreferences(session.account.id);
  return reply(presentPreferences(null), { message: "Your preferences were deleted" });
});

export const getFit = route("GET user/preference/fit", async ({ query }, { services, session }) => {
  const preference = await JobPreference.findByPk(session.account.id);
  if (query.job !== undefined) return await fitOfJob(preference, query.job, services.now());
  return await fitOfCompany(preference, query.company ?? 0);
});

export const getFeed = route("GET user/job-feed", async ({ query }, { services, session }) => {
  const { page, limit, sort } = query;
  if (page * limit > DEEPEST) {
    const message = `Only the first ${DEEPEST.toLocaleString("en-US")} jobs can be shown. Add a wish.`;
    throw new ApiError("invalid_input", message, { page: message });
  }
  return await findFeed(services, await JobPreference.findByPk(session.account.id), { page, limit, sort });
});
