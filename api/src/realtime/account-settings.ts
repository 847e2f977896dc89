import type { Socket } from "socket.io";
import { changeAccountSettings } from "../commands/account/change-settings.ts";
import { sessionOfToken } from "../security/use-session.ts";
import type { Services } from "../services.ts";
import { answering, refusal } from "./answering.ts";
import { sessionOf } from "./handshake.ts";

/**
 * Changes switches of the user's own account. The token in the message must belong to the same user as the handshake, so that no
 * one acts for another user on their own connection.
 */
export function accountSettings(socket: Socket, services: Services): void {
  answering(socket, services, "change_account_setting", async ({ token, ...settings }) => {
    const mine = sessionOf(socket);
    const sent = mine && (await sessionOfToken(services, token));
    if (!mine || sent?.account.id !== mine.account.id) return refusal("Please sign in first.");
    return { status: true, message: await changeAccountSettings(services, sent.account, settings) };
  });
}
