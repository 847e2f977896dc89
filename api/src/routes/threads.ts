import { SEAT_REFUSALS } from "@jobmap/contract/team";
import { readThread } from "../commands/thread/read-thread.ts";
import { holderOfLink } from "../commands/thread/reply-links.ts";
import { reportThread } from "../commands/thread/report-thread.ts";
import { sendMessage } from "../commands/thread/send-message.ts";
import { notFound } from "../errors/api-error.ts";
import { reply, route } from "../http/dispatch.ts";
import { type Actor, can } from "../policies/can.ts";
import { presentMessage, presentThread } from "../presenters/thread.ts";
import { findMessages, findTalked, findThreadState, findUnread } from "../queries/thread.ts";
import type { Services } from "../services.ts";
import { countUnread } from "../views/notifications.ts";

/** A conversation as an actor sees it: the latest messages, or those before one. */
async function threadOf({ database, now }: Services, actor: Actor, id: number, before?: number) {
  const talked = await findTalked(actor, id);
  const [messages, state] = await Promise.all([
    findMessages(database, id, before),
    findThreadState(database, id, { accountId: actor.id, side: talked.side }),
  ]);
  const mayWrite = can(actor, "application.talk", talked.application);
  const thread = presentThread(talked, messages, state, now());
  return mayWrite ? thread : { ...thread, closed: SEAT_REFUSALS.recruiter };
}

async function send(
  services: Services,
  actor: Actor,
  applicationId: number,
  { text, key }: { text: string; key: string },
) {
  const id = await sendMessage(services, actor, { applicationId, text, key });
  const talked = await findTalked(actor, applicationId);
  const { rows } = await findMessages(services.database, applicationId, id + 1);
  const row = rows.at(-1);
  if (row?.id !== id) throw notFound("Message not found.");
  return reply(presentMessage(row, talked), { message: "Message sent" });
}

export const listUnreadThreads = route("GET thread/unread", (_, { services, session }) =>
  findUnread(services.database, session.account),
);

export const getThread = route("GET thread/{id}", ({ params, query }, { services, session }) =>
  threadOf(services, session.account, params.id, query.before),
);

export const postMessage = route("POST thread/send", ({ body }, { services, session }) =>
  send(services, session.account, body.id, body),
);

export const postThreadRead = route("POST thread/read", async ({ body }, { services, session }) => {
  await readThread(services, session.account, { applicationId: body.id, upTo: body.up_to });
  return { unread_notifications: await countUnread(services.database, session.account.id) };
});

export const postThreadReport = route("POST thread/report", async ({ body }, { services, session }) => {
  const { id: applicationId, reason, note } = body;
  await reportThread(services, session.account, { applicationId, reason, note });
  return reply(null, { message: "Thank you. We'll review this conversation." });
});

export const postThreadByLink = route("POST thread/by-link", async ({ body }, { services }) => {
  const { actor, applicationId } = await holderOfLink(services, body.link);
  return await threadOf(services, actor, applicationId, body.before);
});

export const postMessageByLink = route("POST thread/send-by-link", async ({ body }, { services }) => {
  const { actor, applicationId } = await holderOfLink(services, body.link);
  return await send(services, actor, applicationId, body);
});
