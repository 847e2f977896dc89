import type { EndpointKey, endpoints, problemText } from "@jobmap/contract";
import type { SchemaIssue, StandardSchema } from "../ui/index.ts";
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
export function schemaOf(make: (all: typeof endpoints) => ContractSchema): () => Promise<StandardSchema> {
  return async () => {
    const contract = await loadChunk(() => import("@jobmap/contract"));
    return speakingAsTheApi(make(contract.endpoints), { error: contract.problemText });
  };
}

/** A schema of the contract, as far as forms use it. */
interface ContractSchema {
  readonly safeParseAsync: (
    value: unknown,
    words: Words,
  ) => Promise<{ readonly error?: { readonly issues: readonly SchemaIssue[] } | undefined }>;
}
interface Words {
  readonly error: typeof problemText;
}

/** The same schema, with the messages that the API answers with, in the page's language. */
const speakingAsTheApi = (schema: ContractSchema, words: Words): StandardSchema => ({
  "~standard": {
    validate: async (value) => {
      const { error } = await schema.safeParseAsync(value, words);
      if (!error) return {};
      if (import.meta.env.LANGUAGE !== "es") return { issues: error.issues };
      return { issues: await Promise.all(error.issues.map((issue) => inSpanish("", issue))) };
    },
  },
});
