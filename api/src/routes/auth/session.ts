import { endSessions } from "../../commands/end-sessions.ts";
import { notFound } from "../../errors/api-error.ts";
import { reply, route } from "../../http/dispatch.ts";
import { presentSessionProfile, presentSignIn } from "../../presenters/account.ts";
import { getAccount } from "../../queries/accounts.ts";
import { findOpenSessions } from "../../queries/sessions.ts";

export const getProfile = route("GET auth/profile", async (_, { session }) => {
  return presentSessionProfile(await getAccount(session));
});

export const logout = route("POST auth/logout", async (_, { services, session }) => {
  const { id, account } = session;
  await services.database.transaction((transaction) =>
    endSessions(services, transaction, account.id, { only: id }),
  );
  return reply(null, { message: "You are signed out." });
});

export const listSessions = route("GET auth/sessions", async (_, { services, session }) => {
  const sessions = await findOpenSessions(session.account.id, services.now());
  return sessions.map((each) => presentSignIn(each, session.id));
});

export const endOtherSessions = route("POST auth/sessions/end", async ({ body }, { services, session }) => {
  const which = body.id === undefined ? { except: session.id } : { only: body.id };
  const ended = await services.database.transaction((transaction) =>
    endSessions(services, transaction, session.account.id, which),
  );
  if (body.id !== undefined && ended === 0) throw notFound("Session not found.");
  return reply({ ended }, { message: ended === 1 ? "Signed out." : `Signed out of ${ended} devices.` });
});
