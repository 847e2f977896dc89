export type ProviderName = "google" | "apple";

/** A user's identity as a provider has proved it. */
export interface Identity {
  readonly issuer: string;
  /** The permanent id at the provider. Addresses and names change, this does not. */
  readonly sub: string;
  /** Lower-cased; empty if the provider does not state it. */
  readonly email: string;
  /** Whether the provider has verified that the address belongs to the user. */
  readonly emailVerified: boolean;
  /** Empty if unknown. */
  readonly firstName: string;
  readonly lastName: string;
}

/** An identity with the values that its token was bound to. */
export interface Verified {
  readonly identity: Identity;
  readonly nonce: string;
  /** The token is invalid from then on. */
  readonly expiresAt: Date;
}

/** One sign-in in progress: what the provider must send back, and where to. */
export interface Flow {
  readonly state: string;
  readonly nonce: string;
  readonly callbackUrl: string;
}

/** The result that came back from the provider's page. */
export type Outcome =
  | { readonly kind: "id token"; readonly idToken: string }
  | { readonly kind: "refused"; readonly why: "cancelled" | "failed"; readonly cause?: unknown };

/** Google or Apple, or their stand-ins in development: an OpenID provider. */
export interface IdentityProvider {
  readonly name: ProviderName;
  readonly clientId: string;
  readonly isDemo: boolean;
  /** Address at the provider to redirect a browser to. @throws ApiError `unavailable` */
  begin(flow: Flow): Promise<string>;
  /** Handles what the browser came back with: exchanges the code for the id token, which is not verified yet. */
  finish(flow: Flow, came: Readonly<Record<string, string>>): Promise<Outcome>;
  /**
   * Verifies an id token: signature, issuer, audience, times, and the requested nonce.
   * @throws ApiError `unauthenticated` under `email`; `unavailable` when the provider's keys cannot be fetched
   */
  verify(idToken: string, nonce: string, now: Date): Promise<Verified>;
}
