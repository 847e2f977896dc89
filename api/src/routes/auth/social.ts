import type { AccountRole } from "@jobmap/contract";
import { preferredLanguage } from "@jobmap/contract/languages";
import { identityOfCode, useCode, useIdToken } from "../../commands/account/outside-sign-in.ts";
import { signInWithIdentity } from "../../commands/sign-in-with-identity.ts";
import { LABELS, type ProviderName, refused } from "../../gateways/identity/index.ts";
import { deviceName } from "../../http/device.ts";
import { type RequestContext, route } from "../../http/dispatch.ts";
import { signedIn } from "./signed-in.ts";

interface SocialBody {
  credential?: string | undefined;
  nonce?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  reactivate: boolean;
}

/**
 * Signs in by an id token. Only the token decides who signs in; Apple sends names in the posted form alone, so they are taken
 * from there.
 */
async function byIdToken(name: ProviderName, role: AccountRole, body: SocialBody, context: RequestContext) {
  const { services } = context;
  const { credential, nonce = "", first_name = "", last_name = "", reactivate } = body;
  const provider = services.identity.providers[name];
  if (!provider || credential === undefined) throw refused(LABELS[name]);
  const verified = await provider.verify(credential, nonce, services.now());
  const told = verified.identity;
  const identity =
    told.firstName || told.lastName ? told : { ...told, firstName: first_name, lastName: last_name };
  const begun = await signInWithIdentity(
    services,
    identity,
    { role, reactivate, ...browserOf(context) },
    (transaction) => useIdToken(services, transaction, verified),
  );
  return signedIn(context, begun, { isNew: begun.isNew, message: SIGNED_IN, by: "provider" });
}

export const userGoogleLogin = route("POST auth/userGoogleLogin", ({ body }, context) =>
  byIdToken("google", "user", body, context),
);
export const employerGoogleLogin = route("POST auth/employerGoogleLogin", ({ body }, context) =>
  byIdToken("google", "employer", body, context),
);
export const userAppleLogin = route("POST auth/userAppleLogin", ({ body }, context) =>
  byIdToken("apple", "user", body, context),
);
export const employerAppleLogin = route("POST auth/employerAppleLogin", ({ body }, context) =>
  byIdToken("apple", "employer", body, context),
);

export const finishSignIn = route("POST auth/finishSignIn", async ({ body }, context) => {
  const { services, browser } = context;
  const { id, role, identity } = await identityOfCode(services, { code: body.code, browser: browser.id });
  const begun = await signInWithIdentity(
    services,
    identity,
    { role, reactivate: body.reactivate, ...browserOf(context) },
    (transaction) => useCode(services, transaction, id),
  );
  return signedIn(context, begun, { isNew: begun.isNew, message: SIGNED_IN, by: "provider" });
});

export const getProviders = route("GET auth/providers", (_, { services }) => {
  const present = (name: ProviderName) => {
    const provider = services.identity.providers[name];
    if (!provider) return null;
    return { client_id: provider.clientId, authorize_url: `/auth/${name}`, is_demo: provider.isDemo };
  };
  return { google: present("google"), apple: present("apple") };
});

const browserOf = ({ header }: RequestContext) => ({
  device: deviceName(header("user-agent")),
  language: preferredLanguage(header("accept-language")),
});
const SIGNED_IN = "You are signed in.";
