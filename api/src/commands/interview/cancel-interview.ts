import type { Received } from "@jobmap/contract";
import type { Actor } from "../../policies/can.ts";
import type { Services } from "../../services.ts";
import { changing, requireSeen, takeStep } from "./change-interview.ts";

/** Takes an interview back, offered or agreed. @returns the id of the application */
export async function cancelInterview(
  services: Services,
  actor: Actor,
  { id, round, note }: Received<"POST employer/interview/cancel">["body"],
): Promise<number> {
  return await changing(services, actor, id, async (held) => {
    requireSeen(held.interview, { id, round });
    await takeStep(services, held, { action: "cancel", note });
  });
}
