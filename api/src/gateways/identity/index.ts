import { type AppleSettings, AppleSignIn } from "./apple.ts";
import { createDemoIdentity, type DemoProvider } from "./demo/provider.ts";
import { type GoogleSettings, GoogleSignIn } from "./google.ts";
import { type Metadata, metadataOf } from "./metadata.ts";
import { runStrategy, type Transport, transportOver } from "./passport.ts";
import type { Flow, IdentityProvider, ProviderName } from "./provider.ts";
import { tokenVerifier } from "./verify.ts";

export type { DemoProvider } from "./demo/provider.ts";
export type { Identity, IdentityProvider, Outcome, ProviderName, Verified } from "./provider.ts";
export { refused } from "./verify.ts";

/** The settings that select the external sign-ins. */
export interface IdentitySettings {
  readonly NODE_ENV: "development" | "production" | "test";
  readonly PUBLIC_URL: string;
  readonly GOOGLE_ISSUER: string;
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
  readonly APPLE_ISSUER: string;
  readonly APPLE_CLIENT_ID?: string | undefined;
  readonly APPLE_TEAM_ID?: string | undefined;
  readonly APPLE_KEY_ID?: string | undefined;
  readonly APPLE_PRIVATE_KEY?: string | undefined;
}

/** The providers that can prove who someone is. */
export interface IdentityGateway {
  readonly providers: { readonly [N in ProviderName]: IdentityProvider | undefined };
  /** Stand-ins for providers that are not configured; none in production. */
  readonly demos: readonly DemoProvider[];
}

export const LABELS: Readonly<Record<ProviderName, string>> = { google: "Google", apple: "Apple" };

/** The providers that the settings select. Outside production, the server itself plays those that are not configured. */
export function createIdentity(settings: IdentitySettings): IdentityGateway {
  const google = settings.GOOGLE_CLIENT_ID
    ? connect("google", settings.GOOGLE_ISSUER, fetch, {
        clientId: settings.GOOGLE_CLIENT_ID,
        clientSecret: settings.GOOGLE_CLIENT_SECRET ?? "",
      })
    : undefined;
  const apple = settings.APPLE_CLIENT_ID
    ? connect("apple", settings.APPLE_ISSUER, fetch, {
        clientId: settings.APPLE_CLIENT_ID,
        teamId: settings.APPLE_TEAM_ID ?? "",
        keyId: settings.APPLE_KEY_ID ?? "",
        // Environment files cannot contain line breaks.
        privateKey: (settings.APPLE_PRIVATE_KEY ?? "").replaceAll("\\n", "\n"),
      })
    : undefined;
  if (settings.NODE_ENV === "production") return { providers: { google, apple }, demos: [] };
  const demo = (name: ProviderName) =>
    createDemoIdentity(name, `${settings.PUBLIC_URL}/dev/identity/${name}`);
  const demos = [...(google ? [] : [demo("google")]), ...(apple ? [] : [demo("apple")])];
  const played = (name: ProviderName) => {
    const provider = demos.find((each) => each.name === name);
    return provider && connect(name, provider.issuer, provider.ask, provider.client, true);
  };
  return { providers: { google: google ?? played("google"), apple: apple ?? played("apple") }, demos };
}

function connect(
  name: ProviderName,
  issuer: string,
  ask: typeof fetch,
  client: GoogleSettings | AppleSettings,
  isDemo = false,
): IdentityProvider {
  const metadata = metadataOf(issuer, ask);
  const transport = transportOver(ask);
  const strategyFor = async (flow: Flow) => strategy(client, await metadata(), flow, transport);
  const { clientId } = client;
  // Google's tokens contain it with and without the scheme.
  const issuers = name === "google" ? [issuer, issuer.replace(/^https:\/\//, "")] : [issuer];
  return {
    name,
    clientId,
    isDemo,
    async begin(flow) {
      const begun = await runStrategy(await strategyFor(flow), flow, {});
      if ("redirect" in begun) return begun.redirect;
      throw new Error(`The sign-in at ${name} did not start.`, { cause: begun });
    },
    async finish(flow, came) {
      if (!came["code"] && !came["error"]) return { kind: "refused", why: "failed" };
      const outcome = await runStrategy(await strategyFor(flow), flow, came);
      return "redirect" in outcome ? { kind: "refused", why: "failed" } : outcome;
    },
    verify: tokenVerifier({ issuer, issuers, clientId, label: LABELS[name] }, metadata, ask),
  };
}

function strategy(
  client: GoogleSettings | AppleSettings,
  metadata: Metadata,
  flow: Flow,
  transport: Transport,
) {
  return "teamId" in client
    ? new AppleSignIn(client, metadata, flow, transport)
    : new GoogleSignIn(client, metadata, flow, transport);
}
