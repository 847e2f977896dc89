import { ownPath } from "@jobmap/contract";
import type { Context, Middleware } from "koa";
import rawBody from "raw-body";
import {
  beginOutsideSignIn,
  completeOutsideSignIn,
  endOutsideSignIn,
  findOutsideSignIn,
  keepPosted,
  type SignInUnderWay,
} from "../commands/account/outside-sign-in.ts";
import { ApiError } from "../errors/api-error.ts";
import type { Identity, IdentityProvider, ProviderName } from "../gateways/identity/index.ts";
import { browserOf, nameBrowser } from "../http/browser.ts";
import { charge } from "../http/charge.ts";
import { clientAddress } from "../http/client-address.ts";
import { ROLES, registersAs } from "../policies/roles.ts";
import type { Services } from "../services.ts";
import { nameTold } from "./outside-name.ts";

const MAX_POSTED_BYTES = 32_768;
const PATH = /^\/auth\/(google|apple)(\/callback)?$/;

/**
 * The redirects to Google and Apple and back: `/auth/{provider}` leads to the provider, `/auth/{provider}/callback` receives its
 * answer and redirects to the role's sign-in page, with a code after the `#` that the page exchanges for a session. No address
 * ever contains a token.
 */
export function outsideSignIn(services: Services): Middleware {
  return async (ctx, next) => {
    const [, name, isCallback] = PATH.exec(ctx.path) ?? [];
    const provider = name && services.identity.providers[name as ProviderName];
    if (!provider) return next();
    ctx.set({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
    if (!isCallback && ctx.method === "GET") return begin(ctx, services, provider);
    if (isCallback && ctx.method === "POST") return receivePost(ctx, services, provider);
    if (isCallback && ctx.method === "GET") return comeBack(ctx, services, provider);
    return next();
  };
}

async function begin(ctx: Context, services: Services, provider: IdentityProvider): Promise<void> {
  const { env, log } = services;
  const asked = new URLSearchParams(ctx.querystring);
  const named = asked.get("role");
  const role = named !== null && registersAs(named) ? named : "user";
  const destination = ownPath(asked.get("redirect"));
  // The provider redirects to a single address, and the cookie must be set on that host.
  if (env.NODE_ENV === "production" && ctx.host !== new URL(env.PUBLIC_URL).host)
    return lead(ctx, `${env.PUBLIC_URL}${ctx.path}?${asked}`);
  try {
    const address = clientAddress(ctx.req, env.TRUST_PROXY);
    const { device } = browserOf(ctx.get("Cookie"), services);
    await charge(services, { accountId: undefined, device, address }, { sign_ins: 1 });
    const browser = nameBrowser(ctx, services);
    const flow = await beginOutsideSignIn(services, { provider: provider.name, role, destination, browser });
    const url = await provider.begin({ ...flow, callbackUrl: callbackUrl(ctx, services, provider) });
    lead(ctx, url);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ err: error, provider: provider.name }, "a provider sign-in did not start");
    leadBack(ctx, { role, destination: destination ?? null }, "sign-in-refused=failed");
  }
}

/** Receives Apple's answer, which is a POST. */
async function receivePost(ctx: Context, services: Services, { name }: IdentityProvider): Promise<void> {
  const body = await rawBody(ctx.req, { limit: MAX_POSTED_BYTES, encoding: "utf8" }).catch(() => "");
  const posted = Object.fromEntries(new URLSearchParams(body));
  const state = posted["state"] ?? "";
  await keepPosted(services, { provider: name, state, posted });
  lead(ctx, `${ctx.path}?${new URLSearchParams({ state })}`);
}

async function comeBack(ctx: Context, services: Services, provider: IdentityProvider): Promise<void> {
  const { log, now } = services;
  const query = Object.fromEntries(new URLSearchParams(ctx.querystring));
  const state = query["state"] ?? "";
  const underWay = await findOutsideSignIn(services, {
    provider: provider.name,
    state,
    browser: browserOf(ctx.get("Cookie"), services).id,
  });
  if (!underWay) return leadBack(ctx, { role: "user", destination: null }, "sign-in-refused=failed");
  const came: Record<string, string> = underWay.posted ? JSON.parse(underWay.posted) : query;
  const flow = { state, nonce: underWay.nonce, callbackUrl: callbackUrl(ctx, services, provider) };
  try {
    const outcome = await provider.finish(flow, came);
    if (outcome.kind === "refused") {
      if (outcome.why === "failed")
        log.warn({ err: outcome.cause, provider: provider.name }, "a provider sign-in failed");
      await endOutsideSignIn(services, underWay);
      return leadBack(ctx, underWay, `sign-in-refused=${outcome.why}`);
    }
    const { identity } = await provider.verify(outcome.idToken, underWay.nonce, now());
    const code = await completeOutsideSignIn(services, underWay, withName(identity, came));
    return leadBack(ctx, underWay, code ? `sign-in=${code}` : "sign-in-refused=failed");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.warn({ err: error, provider: provider.name }, "a provider sign-in was not verified");
    leadBack(ctx, underWay, "sign-in-refused=failed");
  }
}

/** Apple's token has no name. The posted one is only what users call themselves, which is good enough for a display name. */
function withName(identity: Identity, came: Readonly<Record<string, string>>): Identity {
  return identity.firstName || identity.lastName ? identity : { ...identity, ...nameTold(came["user"]) };
}

/** In production the provider knows a single address; in development, developers use several. */
function callbackUrl(ctx: Context, { env }: Services, { name }: IdentityProvider): string {
  return `${env.NODE_ENV === "production" ? env.PUBLIC_URL : ctx.URL.origin}/auth/${name}/callback`;
}

function leadBack(
  ctx: Context,
  { role, destination }: Pick<SignInUnderWay, "role" | "destination">,
  fragment: string,
): void {
  // The page is in the language of what follows it, and its addresses are those within that language.
  const [, prefix = "", path = ""] = /^(\/es(?=\/))?(.*)$/s.exec(destination ?? "") ?? [];
  const query = path === "" ? "" : `?${new URLSearchParams({ redirect: path })}`;
  lead(ctx, `${prefix}/${ROLES[role].path}-login${query}#${fragment}`);
}

function lead(ctx: Context, url: string): void {
  ctx.status = 303;
  ctx.set("Location", url);
}
