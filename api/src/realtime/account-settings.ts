import type { Socket } from "socket.io";
import { changeAccountSettings } from "../commands/account/change-settings.ts";
import { sessionOfToken } from "../security/use-session.ts";
import type { Services } from "../services.ts";
import { answering, refusal } from "./answering.ts";
import { sessionOf } from "./handshake.ts";

/**
 * Flips switches of one's own account. The token in the message is worth something only if it is of the same person as the
 * handshake, so that nobody acts for others on a connection of their own.
 */
export function accountSettings(socket: Socket, services: Services): void {
  answering(socket, services, "change_account_setting", async ({ token, ...settings }) => {
    const mine = sessionOf(socket);
    const sent = mine && (await sessionOfToken(services, token));
    if (!mine || sent?.account.id !== mine.account.id) return refusal("Please sign in first.");
    return { status: true, message: await changeAccountSettings(services, sent.account, settings) };
  });
}
