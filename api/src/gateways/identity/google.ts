import { Strategy } from "passport-google-oauth20";
import type { Metadata } from "./metadata.ts";
import type { Transport } from "./passport.ts";
import type { Flow } from "./provider.ts";

export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Passport's strategy for one sign-in. Only the id token identifies the user: the profile is not requested. */
export class GoogleSignIn extends Strategy {
  readonly #nonce: string;

  constructor(settings: GoogleSettings, metadata: Metadata, flow: Flow, transport: Transport) {
    super(
      {
        clientID: settings.clientId,
        clientSecret: settings.clientSecret,
        authorizationURL: metadata.authorization_endpoint,
        tokenURL: metadata.token_endpoint,
        callbackURL: flow.callbackUrl,
        scope: ["openid", "email", "profile"],
        skipUserProfile: true,
        passReqToCallback: true,
      },
      (
        _request: unknown,
        _accessToken: string,
        _refreshToken: string,
        results: { id_token?: string | undefined },
        _profile: unknown,
        done: (error: unknown, idToken?: string) => void,
      ) => done(null, results.id_token ?? ""),
    );
    this.#nonce = flow.nonce;
    Object.assign(this._oauth2, { _request: transport });
  }

  override authorizationParams(): object {
    return { nonce: this.#nonce };
  }
}
