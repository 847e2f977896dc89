import { randomBytes } from "node:crypto";
import type { Context, Middleware } from "koa";
import rawBody from "raw-body";
import { z } from "zod";
import { type DemoProvider, LABELS } from "../../gateways/identity/index.ts";
import { type Html, html } from "../embed/html.ts";
import { developerPage } from "./page.ts";

const Asked = z.object({
  client_id: z.string(),
  redirect_uri: z.url(),
  response_type: z.literal("code"),
  scope: z.string(),
  state: z.string().min(1),
  nonce: z.string().min(1),
  response_mode: z.enum(["query", "form_post"]).default("query"),
});
type Asked = z.infer<typeof Asked>;

const Person = z.object({
  email: z.email().max(254).toLowerCase(),
  first_name: z.string().max(100),
  last_name: z.string().max(100),
  email_verified: z.literal("1").optional(),
});

/** The page of a demo provider where a tester chooses an identity: `/dev/identity/{name}/authorize`. */
export function demoIdentity(provider: DemoProvider): Middleware {
  const path = `${new URL(provider.issuer).pathname}/authorize`;
  return async (ctx, next) => {
    if (ctx.path !== path) return next();
    const asked = Asked.safeParse(Object.fromEntries(new URLSearchParams(ctx.querystring))).data;
    if (!asked || !isRegistered(ctx, provider, asked)) {
      ctx.status = 400;
      return developerPage(
        ctx,
        "This application is not registered",
        html`<p>Start again from the sign-in page.</p>`,
      );
    }
    if (ctx.method !== "POST") return developerPage(ctx, title(provider), consent(provider));
    const body = await rawBody(ctx.req, { limit: 10_000, encoding: "utf8" });
    const form = Object.fromEntries(new URLSearchParams(body));
    if (form["answer"] === "cancel") return answer(ctx, asked, { error: refusal(provider) });
    const person = Person.safeParse(form).data;
    if (!person)
      return developerPage(ctx, title(provider), consent(provider, "Please enter an email address."));
    const { email, first_name: firstName, last_name: lastName } = person;
    const { code, isFirst } = provider.agree(
      { email, firstName, lastName, emailVerified: person.email_verified === "1" },
      { redirectUri: asked.redirect_uri, state: asked.state, nonce: asked.nonce },
    );
    // Apple sends the name once, beside the token.
    const user = { name: { firstName, lastName }, email };
    answer(ctx, asked, {
      code,
      ...(provider.name === "apple" && isFirst ? { user: JSON.stringify(user) } : {}),
    });
  };
}

const title = ({ name }: DemoProvider) => `Sign in with a stand-in for ${LABELS[name]}`;
const refusal = ({ name }: DemoProvider) => (name === "apple" ? "user_cancelled_authorize" : "access_denied");

/** The only client that the provider knows: this application, at the address that the browser used. */
function isRegistered(ctx: Context, { name, client }: DemoProvider, asked: Asked): boolean {
  return (
    asked.client_id === client.clientId && asked.redirect_uri === `${ctx.URL.origin}/auth/${name}/callback`
  );
}

function consent({ name }: DemoProvider, problem = ""): Html {
  return html`<p>Nothing is verified here: enter any name. The same address is always the same account.</p>
<form method="post">
<p role="alert">${problem}</p>
<label>Email address <input type="email" name="email" required maxlength="254" autocomplete="off"></label>
<label>First name <input type="text" name="first_name" maxlength="100" autocomplete="off"></label>
<label>Last name <input type="text" name="last_name" maxlength="100" autocomplete="off"></label>
<label><input type="checkbox" name="email_verified" value="1" checked> ${LABELS[name]} has verified this address</label>
<button name="answer" value="agree">Continue to Jobmap</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button>
</form>`;
}

/** Sends the browser back, by a redirect or, as Apple does, by a form that submits itself. */
function answer(
  ctx: Context,
  { redirect_uri, state, response_mode }: Asked,
  values: Record<string, string>,
): void {
  const all = { ...values, state };
  if (response_mode === "query") {
    ctx.status = 303;
    ctx.set("Location", `${redirect_uri}?${new URLSearchParams(all)}`);
    return;
  }
  const nonce = randomBytes(16).toString("base64");
  const fields = Object.entries(all).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  developerPage(
    ctx,
    "One moment",
    html`<form method="post" action="${redirect_uri}">${fields}<button>Continue to Jobmap</button></form>
<script nonce="${nonce}">document.forms[0].submit()</script>`,
    { nonce },
  );
}
