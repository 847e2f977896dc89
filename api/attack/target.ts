import { Client } from "./client.ts";

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Why the attack does not begin, in one sentence. */
export class Refused extends Error {}

/**
 * The server to attack: one that runs on this machine, and nothing else. This is a test of one's own server, and no tool against others'.
 * @throws Refused
 */
export function targetOf(address: string): URL {
  if (!URL.canParse(address))
    throw new Refused(`"${address}" is no address. As: npm run attack -- http://localhost:3000`);
  const url = new URL(address);
  if (url.protocol !== "http:" || !LOOPBACK.has(url.hostname))
    throw new Refused(`This only attacks servers on this machine, by http on loopback: not ${url.origin}.`);
  // One name of them, so that each attacker can have a loopback address of its own.
  url.hostname = "127.0.0.1";
  return url;
}

/**
 * Makes sure that the server answers, that it keeps its mails (the attackers register, and read their codes there), and that this system
 * lets several addresses attack.
 * @throws Refused
 */
export async function requireTarget(url: URL): Promise<void> {
  const [one, two] = [new Client(url, "127.0.0.1"), new Client(url, "127.0.0.2")];
  try {
    const ready = await one.request("GET", "/health/ready");
    if (ready.status !== 200)
      throw new Refused(`No Jobmap is ready at ${url.origin}: start one with npm start.`);
    if ((await one.request("GET", "/dev/mail.json")).status !== 200)
      throw new Refused(
        `${url.origin} sends its mails elsewhere: attack one in development, without SMTP_URL.`,
      );
    if ((await two.request("GET", "/health/ready")).status !== 200)
      throw new Refused(
        "This system has only one loopback address, but attackers need several: run this on Linux.",
      );
  } finally {
    one.close();
    two.close();
  }
}
