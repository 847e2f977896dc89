import { Client, type Reply } from "./client.ts";

export type Role = "user" | "employer";
export const PASSWORD = "Chesapeake-9";

/** Somebody who has registered and is signed in, in a browser that knows them. */
export interface Person {
  readonly role: Role;
  readonly email: string;
  readonly client: Client;
}

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** The text of the newest mail to an address, from the mailbox of development. */
export async function mailTo(client: Client, email: string): Promise<string> {
  const { text } = await client.request("GET", `/dev/mail.json?to=${encodeURIComponent(email)}`);
  const mails: readonly Mail[] = JSON.parse(text);
  return mails[0]?.text ?? "";
}

export const codeIn = (mail: string): string => /\b\d{6}\b/.exec(mail)?.[0] ?? "";
export const linkIn = (mail: string): string => /#[\w-]+=([\w-]{43})/.exec(mail)?.[1] ?? "";

/** The data of a good reply. @throws what went wrong with a request that the attack needs itself */
export function dataOf(what: string, { status, text }: Reply): Record<string, unknown> {
  if (status !== 200) throw new Error(`${what} answered ${status}: ${text.slice(0, 300)}`);
  const { data }: { data: Record<string, unknown> } = JSON.parse(text);
  return data;
}

/** Registers somebody as a person would: a code by mail, then the form. */
export async function register(url: URL, address: string, role: Role, name: string): Promise<Person> {
  const client = new Client(url, address);
  const email = `${name}@attack.example`;
  dataOf("auth/sendOTP", await client.ask("POST", "auth/sendOTP", { email, role }));
  const otp = codeIn(await mailTo(client, email));
  const { verification } = dataOf(
    "auth/verifyOTP",
    await client.ask("POST", "auth/verifyOTP", { email, otp }),
  );
  const body = { email, password: PASSWORD, first_name: "Ada", last_name: "Harbor", verification };
  const registered = await (role === "user"
    ? client.ask("POST", "auth/registerUser", body)
    : client.ask("POST", "auth/registerEmployer", { ...body, company_name: "Harbor Works" }));
  client.token = String(dataOf("registration", registered)["token"]);
  return { role, email, client };
}

/** Signs in once more, should a request of the attack have ended the session. */
export async function signIn({ role, email, client }: Person): Promise<number> {
  client.token = "";
  const reply = await client.ask("POST", role === "user" ? "auth/loginUser" : "auth/loginEmployer", {
    email,
    password: PASSWORD,
  });
  if (reply.status === 200) client.token = String(dataOf("sign-in", reply)["token"]);
  return reply.status;
}
