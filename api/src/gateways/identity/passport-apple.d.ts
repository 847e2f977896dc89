/** passport-apple has no types of its own; these are the parts that we use. */
declare module "passport-apple" {
  import OAuth2Strategy from "passport-oauth2";

  export interface AppleOptions {
    authorizationURL: string;
    tokenURL: string;
    clientID: string;
    teamID: string;
    keyID: string;
    privateKeyString: string;
    callbackURL: string;
    passReqToCallback: true;
  }
  export class Strategy extends OAuth2Strategy {
    constructor(options: AppleOptions, verify: (...given: never[]) => void);
  }
}
