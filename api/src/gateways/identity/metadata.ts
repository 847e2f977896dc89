import { z } from "zod";
import { ApiError } from "../../errors/api-error.ts";

/** The endpoints of an OpenID provider, from its discovery document. */
const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.url(),
});
export type Metadata = z.infer<typeof Metadata>;

const CACHE_TTL_MS = 24 * 3_600_000;
const REQUEST_TIMEOUT_MS = 5_000;

/** Fetches them once a day. @throws ApiError `unavailable` */
export function metadataOf(issuer: string, ask: typeof fetch): () => Promise<Metadata> {
  let known: { at: number; metadata: Metadata } | undefined;
  return async () => {
    if (known && Date.now() - known.at < CACHE_TTL_MS) return known.metadata;
    try {
      const response = await ask(`${issuer}/.well-known/openid-configuration`, {
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      const metadata = Metadata.parse(await response.json());
      if (metadata.issuer !== issuer) throw new Error(`The issuer of ${issuer} is ${metadata.issuer}.`);
      known = { at: Date.now(), metadata };
      return metadata;
    } catch (error) {
      if (known) return known.metadata;
      throw unreachable(error);
    }
  };
}

export function unreachable(cause: unknown): ApiError {
  const error = new ApiError(
    "unavailable",
    "We can't reach this sign-in provider right now. Please try again in a moment.",
  );
  error.cause = cause;
  return error;
}
