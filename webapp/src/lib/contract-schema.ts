import type { EndpointKey } from "@jobmap/contract";
import type { StandardSchema } from "../ui/index.ts";
import { loadChunk } from "./load-chunk.ts";

/**
 * The schema of what an endpoint takes as its body, for `useForm`. It brings zod along, so it is a script of its own that is
 * loaded when somebody enters a form, never with a page.
 */
export function bodyOf(key: EndpointKey): () => Promise<StandardSchema> {
  return async () => {
    const { endpoints } = await loadChunk(() => import("@jobmap/contract"));
    const endpoint = endpoints[key];
    if (!("body" in endpoint)) throw new Error(`${key} takes no body.`);
    return endpoint.body;
  };
}
