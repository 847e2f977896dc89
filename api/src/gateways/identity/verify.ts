import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { ApiError } from "../../errors/api-error.ts";
import { type Metadata, unreachable } from "./metadata.ts";
import type { Verified } from "./provider.ts";

/** Tolerated clock difference, in seconds. */
const CLOCK_TOLERANCE_SECONDS = 60;
const MAX_NAME_LENGTH = 100;

const Name = z
  .string()
  .catch("")
  .transform((name) => name.replace(/\p{C}/gu, " ").trim().slice(0, MAX_NAME_LENGTH));
const Claims = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  nonce: z.string().min(1).max(200),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  email: z.email().max(254).toLowerCase().catch(""),
  // Apple sends it as a string.
  email_verified: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")])
    .catch(false),
  given_name: Name,
  family_name: Name,
  name: Name,
});

export interface TokenRules {
  readonly issuer: string;
  /** The issuer's spellings in its tokens. */
  readonly issuers: readonly string[];
  readonly clientId: string;
  readonly label: string;
}

/** Verifies id tokens of one provider against its published keys. See `IdentityProvider.verify`. */
export function tokenVerifier(rules: TokenRules, metadata: () => Promise<Metadata>, ask: typeof fetch) {
  let keys: JWTVerifyGetKey | undefined;
  return async (idToken: string, nonce: string, now: Date): Promise<Verified> => {
    keys ??= createRemoteJWKSet(new URL((await metadata()).jwks_uri), {
      timeoutDuration: 5_000,
      [customFetch]: ask,
    });
    const claims = await jwtVerify(idToken, keys, {
      issuer: [...rules.issuers],
      audience: rules.clientId,
      algorithms: ["RS256", "ES256"],
      requiredClaims: ["sub", "exp", "iat", "nonce"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
    }).then(
      ({ payload }) => Claims.safeParse(payload).data,
      (error: unknown) => {
        if (!isOfTheToken(error)) throw unreachable(error);
      },
    );
    if (!claims || nonce === "" || claims.nonce !== nonce || !isForUs(claims, rules.clientId))
      throw refused(rules.label);
    return {
      identity: {
        issuer: rules.issuer,
        sub: claims.sub,
        email: claims.email,
        emailVerified: claims.email_verified,
        firstName: claims.given_name || (claims.family_name ? "" : claims.name),
        lastName: claims.family_name,
      },
      nonce,
      expiresAt: new Date((claims.exp + CLOCK_TOLERANCE_SECONDS) * 1_000),
    };
  };
}

/** A token for several audiences names the party that requested it. */
function isForUs({ aud, azp }: z.infer<typeof Claims>, clientId: string): boolean {
  return azp === undefined ? typeof aud === "string" || aud.length === 1 : azp === clientId;
}

/** Every error of jose is the token's fault, except a failure to fetch the keys. */
function isOfTheToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  // jose's generic error: the response with the keys was not a 200.
  return error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
}

export function refused(label: string): ApiError {
  const message = `${label} could not verify your identity. Please try again.`;
  return new ApiError("unauthenticated", message, { email: message });
}
