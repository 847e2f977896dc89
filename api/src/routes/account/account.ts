import { chooseUsername } from "../../commands/account/choose-username.ts";
import { reply, route } from "../../http/dispatch.ts";
import { presentSessionProfile } from "../../presenters/account.ts";
import { getAccount } from "../../queries/accounts.ts";

export const setUsername = route("POST account/username", async ({ body }, { services, session }) => {
  await chooseUsername(services, session.account.id, body.username);
  const account = await getAccount(session);
  return reply(presentSessionProfile(account), { message: "Your username is saved." });
});
