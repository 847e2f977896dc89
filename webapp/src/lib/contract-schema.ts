import type { EndpointKey } from "@jobmap/contract";
import type { StandardSchema } from "../ui/index.ts";
import { loadChunk } from "./load-chunk.ts";

/**
 * The schema of an endpoint's request body, for `useForm`. It includes zod, so it is a separate chunk that loads when a user enters a form,
 * never with the page.
 */
export function bodyOf(key: EndpointKey): () => Promise<StandardSchema> {
  return async () => {
    const { endpoints } = await loadChunk(() => import("@jobmap/contract"));
    const endpoint = endpoints[key];
    if (!("body" in endpoint)) throw new Error(`${key} takes no body.`);
    return endpoint.body;
  };
}
