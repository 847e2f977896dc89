import type { EndpointKey, endpoints } from "@jobmap/contract";
import type { StandardSchema } from "../ui/index.ts";
import { loadChunk } from "./load-chunk.ts";
import { inSpanish } from "./messages.ts";

/**
 * The schema of an endpoint's request body, for `useForm`. It includes zod, so it is a separate chunk that loads when a user enters a form,
 * never with the page.
 */
export function bodyOf(key: EndpointKey): () => Promise<StandardSchema> {
  return schemaOf((all) => {
    const endpoint = all[key];
    if (!("body" in endpoint)) throw new Error(`${key} takes no body.`);
    return endpoint.body;
  });
}

/** The same for a form that sends a part of a body: the schema that is made of the contract's endpoints. */
export function schemaOf(make: (all: typeof endpoints) => StandardSchema): () => Promise<StandardSchema> {
  return async () => {
    const schema = make((await loadChunk(() => import("@jobmap/contract"))).endpoints);
    return import.meta.env.LANGUAGE === "es" ? speakingSpanish(schema) : schema;
  };
}

/** The same schema with its messages in Spanish. */
const speakingSpanish = ({ "~standard": { validate } }: StandardSchema): StandardSchema => ({
  "~standard": {
    validate: async (value) => {
      const { issues } = await validate(value);
      if (!issues) return {};
      return { issues: await Promise.all(issues.map((issue) => inSpanish("", issue))) };
    },
  },
});
