import type { RequestContext } from "../../http/dispatch.ts";
import { route } from "../../http/dispatch.ts";
import { isUsernameFree, suggestUsernames } from "../../queries/usernames.ts";

const SUGGESTIONS = 3;

/** A signed-in user may keep their own username. */
async function look(username: string, { services, session }: RequestContext) {
  const { database } = services;
  const available = await isUsernameFree(database, username, session?.account.id);
  return { available, suggestions: available ? [] : await suggestUsernames(database, username, SUGGESTIONS) };
}

export const checkUsername = route("POST auth/checkUsername", ({ body }, context) =>
  look(body.username, context),
);

/** Only the username is one of a kind: what follows it is its owner's. Nothing is said of pages that there are. */
export const checkPublicUrl = route("POST auth/checkPublicUrl", ({ body }, context) =>
  look(body.public_url.replace(/\/.*/, ""), context),
);
