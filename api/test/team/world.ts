import type { Seat } from "@jobmap/contract";
import { buildColleague, buildCompany, buildEmployer } from "../support/build.ts";
import { mailsTo } from "../support/mailbox.ts";
import type { SignedIn, TestServer } from "../support/server.ts";

/** A company's owner, signed in. */
export async function owner(server: TestServer, name = "Harbor Works"): Promise<SignedIn> {
  const company = await buildCompany({ name });
  return server.signIn(await buildEmployer({ firstName: "Grace", lastName: "Mayer" }, company));
}

/** Somebody else in the team of an employer, signed in. */
export async function colleague(
  server: TestServer,
  { account }: SignedIn,
  seat: Exclude<Seat, "owner">,
): Promise<SignedIn> {
  return server.signIn(await buildColleague(account, seat));
}

export const team = (who: SignedIn) => who.ok("GET employer/team", "employer/team");

export const inviteTo = (who: SignedIn, email: string, seat = "reviewer") =>
  who.ok("POST employer/team/invite", "employer/team/invite", { email, seat });

/** The link in the newest mail to an address. */
export async function linkIn(server: TestServer, email: string): Promise<string> {
  const [newest] = await mailsTo(server, email);
  return /\/team-invitation#link=([\w-]{43})/.exec(newest?.text ?? "")?.[1] ?? "";
}
