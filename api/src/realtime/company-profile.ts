import type { Socket } from "socket.io";
import { Company } from "../models/index.ts";
import { featuredCompany } from "../queries/featured-company.ts";
import type { Services } from "../services.ts";
import { answering, refusal } from "./answering.ts";
import { sessionOf } from "./handshake.ts";

/**
 * Sends the company that `/company-iframe` shows: a signed-in employer's own, and for everyone else the one with the most open
 * jobs.
 */
export function companyProfile(socket: Socket, services: Services): void {
  answering(socket, services, "iframe-company-profile", async () => {
    const companyId = sessionOf(socket)?.account.companyId;
    const own = companyId ? await Company.findByPk(companyId) : null;
    const username = own?.username ?? (await featuredCompany(services));
    if (username === null) return refusal("No company has jobs here yet.");
    return { status: true, message: "OK", data: { username, is_own: own !== null } };
  });
}
