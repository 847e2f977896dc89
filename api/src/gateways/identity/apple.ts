/// <reference path="./passport-apple.d.ts" />
import { Strategy } from "passport-apple";
import type { Metadata } from "./metadata.ts";
import type { Transport } from "./passport.ts";
import type { Flow } from "./provider.ts";

export interface AppleSettings {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** ES256, as PEM. */
  readonly privateKey: string;
}

/** Passport's strategy for one sign-in. Apple posts its answer back, since it is asked for a name. */
export class AppleSignIn extends Strategy {
  readonly #nonce: string;

  constructor(settings: AppleSettings, metadata: Metadata, flow: Flow, transport: Transport) {
    super(
      {
        clientID: settings.clientId,
        teamID: settings.teamId,
        keyID: settings.keyId,
        privateKeyString: settings.privateKey,
        authorizationURL: metadata.authorization_endpoint,
        tokenURL: metadata.token_endpoint,
        callbackURL: flow.callbackUrl,
        passReqToCallback: true,
      },
      (
        _request: unknown,
        _accessToken: string,
        _refreshToken: string,
        idToken: string | undefined,
        _profile: unknown,
        done: (error: unknown, idToken?: string) => void,
      ) => done(null, idToken ?? ""),
    );
    this.#nonce = flow.nonce;
    Object.assign(this._oauth2, { _request: transport });
  }

  override authorizationParams(): object {
    return { scope: "name email", response_mode: "form_post", nonce: this.#nonce };
  }
}
