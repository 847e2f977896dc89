export type ProviderName = "google" | "apple";

/** Who somebody is, in the words of a provider that has proved it. */
export interface Identity {
  readonly issuer: string;
  /** Who it is there, for ever. Addresses and names change, this does not. */
  readonly sub: string;
  /** Lower-cased; empty if the provider does not say. */
  readonly email: string;
  /** Whether the provider has seen that the address is theirs. */
  readonly emailVerified: boolean;
  /** Empty if unknown. */
  readonly firstName: string;
  readonly lastName: string;
}

/** An identity with what its token was bound to. */
export interface Verified {
  readonly identity: Identity;
  readonly nonce: string;
  /** From then on the token is worth nothing. */
  readonly expiresAt: Date;
}

/** One sign-in under way: what the provider must send back, and where to. */
export interface Flow {
  readonly state: string;
  readonly nonce: string;
  readonly callbackUrl: string;
}

/** What came back from the provider's page. */
export type Outcome =
  | { readonly kind: "id token"; readonly idToken: string }
  | { readonly kind: "refused"; readonly why: "cancelled" | "failed"; readonly cause?: unknown };

/** Google or Apple, or what stands in for them while developing: an OpenID provider. */
export interface IdentityProvider {
  readonly name: ProviderName;
  readonly clientId: string;
  readonly isDemo: boolean;
  /** Address at the provider to lead a browser to. @throws ApiError `unavailable` */
  begin(flow: Flow): Promise<string>;
  /** What the browser came back with: the code is traded for the id token, which is not looked at yet. */
  finish(flow: Flow, came: Readonly<Record<string, string>>): Promise<Outcome>;
  /**
   * Believes an id token, or not: signature, issuer, audience, times, and the nonce that was asked for.
   * @throws ApiError `unauthenticated` under `email`; `unavailable` when the provider's keys cannot be had
   */
  verify(idToken: string, nonce: string, now: Date): Promise<Verified>;
}
