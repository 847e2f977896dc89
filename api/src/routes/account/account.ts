import { chooseUsername } from "../../commands/account/choose-username.ts";
import { eraseOwnAccount } from "../../commands/account/erase-own.ts";
import { reply, route } from "../../http/dispatch.ts";
import { presentSessionProfile } from "../../presenters/account.ts";
import { getAccount } from "../../queries/accounts.ts";
import { exportAccount } from "../../queries/export-account.ts";

export const setUsername = route("POST account/username", async ({ body }, { services, session }) => {
  await chooseUsername(services, session.account.id, body.username);
  const account = await getAccount(session);
  return reply(presentSessionProfile(account), { message: "Your username is saved." });
});

export const getExport = route("GET account/export", (_, { services, session }) =>
  exportAccount(services.database, session.account),
);

export const erase = route("POST account/erase", async ({ body }, { services, session }) => {
  await eraseOwnAccount(services, session, body.password);
  return reply(null, { message: "Your account and its data are erased." });
});
