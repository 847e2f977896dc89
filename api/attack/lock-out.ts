import { Client, type Reply } from "./client.ts";
import { Findings, judge } from "./findings.ts";
import { codeIn, dataOf, linkIn, mailTo, PASSWORD, type Person, register } from "./people.ts";

const STRANGERS = 12;
const GUESSES = 15;
const WRONG = "Wrong-Secret-1";
const NEW = "Assateague-8";

/**
 * Does from many addresses what could keep somebody out of their account: guesses at the password, requests for mails, wrong codes. Then the
 * owner has to get in, in the browser they know and anywhere else, and the code that they asked for has to be right still.
 */
export async function lockOut(url: URL, mark: string): Promise<Findings> {
  const findings = new Findings();
  const victim = await register(url, "127.0.0.9", "user", `owner-${mark}`);
  const { email, client: back } = victim;
  const must = (what: string, reply: Reply) => {
    findings.count(reply);
    if (reply.status !== 200)
      findings.add(`the owner is locked out: ${what}`, `${reply.status} ${reply.text}`);
  };
  const login = (client: Client, password: string) =>
    client.ask("POST", "auth/loginUser", { email, password });
  const resetBy = (client: Client, link: string, password: string) =>
    client.ask("POST", "auth/reset-password-by-link", { link, password });
  must("a code", await back.ask("POST", "auth/forgot-password", { email }));
  const mail = await mailTo(back, email);
  const strangers = Array.from({ length: STRANGERS }, (_, n) => new Client(url, `127.0.5.${n + 1}`));
  await Promise.all(strangers.map((stranger) => attack(stranger, victim, findings)));
  for (const stranger of strangers) stranger.close();

  // In the browser that the owner knows: signed in at once.
  must("signing in where the owner has been before", await login(back, PASSWORD));
  // When very many wrong codes were tried, codes end for the day, and the link beside each goes on.
  const byCode = await back.ask("POST", "auth/reset-password", { email, otp: codeIn(mail), password: NEW });
  findings.count(byCode);
  if (byCode.status !== 200)
    must("code and link that the owner asked for", await resetBy(back, linkIn(mail), NEW));

  // Anywhere else: by the password, or where that is refused, by a link in a mail.
  const elsewhere = new Client(url, "127.0.6.1");
  const first = await login(elsewhere, NEW);
  findings.count(first);
  if (first.status !== 200) {
    must("a mail", await back.ask("POST", "auth/forgot-password", { email }));
    must("the link in the mail", await resetBy(elsewhere, linkIn(await mailTo(back, email)), PASSWORD));
    must("signing in after the link", await login(elsewhere, PASSWORD));
  }
  elsewhere.close();
  return findings;
}

async function attack(stranger: Client, { email }: Person, findings: Findings): Promise<void> {
  const send = async (path: string, body: object) => {
    const reply = await stranger.ask("POST", path, body);
    findings.count(reply);
    const verdict = judge(reply, []);
    if (verdict) findings.add(verdict, `${path}: ${reply.text.slice(0, 200)}`);
    if (reply.status === 200 && path === "auth/loginUser")
      findings.add("a wrong password was taken", String(dataOf(path, reply)["token"]).slice(0, 4));
  };
  for (let n = 0; n < GUESSES; n++) await send("auth/loginUser", { email, password: WRONG });
  for (let n = 0; n < 4; n++) await send("auth/forgot-password", { email });
  for (let n = 0; n < 6; n++)
    await send("auth/reset-password", { email, otp: String(100_000 + n), password: NEW });
}
