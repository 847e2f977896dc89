import type { Socket } from "socket.io";
import { findSeoText } from "../queries/seo-texts.ts";
import type { Services } from "../services.ts";
import { answering, refusal } from "./answering.ts";

/** Title and description of a page, equal to those in its server-rendered HTML. */
export function seo(socket: Socket, services: Services): void {
  answering(socket, services, "seo", async ({ page }) => {
    const text = await findSeoText(services.database, page);
    if (!text) return refusal("No text for this page.");
    return {
      status: true,
      message: "OK",
      data: { meta_title: text.title, meta_description: text.description },
    };
  });
}
