import type { Data, Input, SessionProfile } from "@jobmap/contract";
import { t } from "#text";
import { ApiFailure, call } from "../../lib/api.ts";
import { nameOf } from "../../lib/name-of.ts";
import { beginSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { firstTime } from "../../lib/token.ts";
import { hasScreen } from "../../screens.ts";

export type Role = SessionProfile["role"];

const LOGIN = { user: "POST auth/loginUser", employer: "POST auth/loginEmployer" } as const;

/** Signs in by e-mail address or username. */
export async function signIn(
  role: Role,
  body: Input<"POST auth/loginUser">["body"],
): Promise<SessionProfile> {
  return await begin(await call(LOGIN[role], { body }));
}

/** Stores a new session and greets its user. */
export async function begin({ token, is_new }: Data<"POST auth/loginUser">): Promise<SessionProfile> {
  const profile = await beginSession(token);
  if (!profile)
    throw new ApiFailure(
      "unavailable",
      t`You are signed in, but your profile did not load. Reload the page.`,
    );
  const name = nameOf(profile);
  if (firstTime(profile.role === "user" ? "welcomeuser" : "welcomeemp"))
    toast(is_new ? t`Welcome, ${name}` : t`Welcome back, ${name}`, { tone: "success" });
  return profile;
}

/** Where to send a user who did not ask for a particular page. */
export function homeOf(role: Role): string {
  return role === "employer" && hasScreen("/employer/dashboard") ? "/employer/dashboard" : "/jobmap";
}

/**
 * The message for a failed sign-in (specification, section 8): the e-mail error if any, else the password error, else the general error.
 */
export function refusalOf(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return t`Something went wrong on our end. Try again.`;
  return failure.fields["email"] ?? failure.fields["password"] ?? failure.message;
}
