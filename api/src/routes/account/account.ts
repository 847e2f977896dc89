import { chooseLanguage } from "../../commands/account/choose-language.ts";
import { chooseUsername } from "../../commands/account/choose-username.ts";
import { eraseOwnAccount } from "../../commands/account/erase-own.ts";
import { renameAccount } from "../../commands/account/rename.ts";
import { type HandlerContext, reply, route } from "../../http/dispatch.ts";
import { presentSessionProfile } from "../../presenters/account.ts";
import { getAccount } from "../../queries/accounts.ts";
import { exportAccount } from "../../queries/export-account.ts";

export const setUsername = route("POST account/username", async ({ body }, { services, session }) => {
  await chooseUsername(services, session.account.id, body.username);
  const account = await getAccount(session);
  return reply(presentSessionProfile(account), { message: "Your username is saved." });
});

export const setLanguage = route("POST account/language", async ({ body }, { session }) => {
  await chooseLanguage(session.account.id, body.language);
  return reply(presentSessionProfile(await getAccount(session)), { message: "Your language is saved." });
});

async function rename(
  { first_name: firstName, last_name: lastName }: { first_name: string; last_name: string },
  { services, session }: HandlerContext<"POST user/profile-update">,
) {
  await renameAccount(services, session.account.id, { firstName, lastName });
  return reply(presentSessionProfile(await getAccount(session)), { message: "Your name is saved." });
}
export const updateUserProfile = route("POST user/profile-update", ({ body }, context) =>
  rename(body, context),
);
export const updateEmployerName = route("POST employer/profile/update-name", ({ body }, context) =>
  rename(body, context),
);

export const getExport = route("GET account/export", (_, { services, session }) =>
  exportAccount(services.database, session.account),
);

export const erase = route("POST account/erase", async ({ body }, { services, session }) => {
  await eraseOwnAccount(services, session, { password: body.password, otp: body.otp });
  return reply(null, { message: "Your account and its data have been deleted." });
});
