import type { QueryFunctionContext } from "@tanstack/react-query";
import { painted } from "../after-next-paint.ts";

/**
 * What is shown already is asked for again only once it has been painted: on a slow device starting a request takes as long as a frame.
 * What is not there yet is asked for at once, and so is everything while nothing is painted.
 */
export async function afterShown({
  client,
  queryKey,
}: Pick<QueryFunctionContext, "client" | "queryKey">): Promise<void> {
  if (client.getQueryData(queryKey) !== undefined) await painted();
}
