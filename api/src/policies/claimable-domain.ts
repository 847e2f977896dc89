import { isOpenToAll, isWithin } from "./company-proof.ts";

/**
 * Second levels below which countries register names: `co.uk`, `com.mx`. Nobody owns those themselves. The whole list of public suffixes has
 * ten thousand lines and changes weekly; what it would add is names that nobody can put a record or a mailbox at.
 */
const SECOND_LEVELS: ReadonlySet<string> = new Set(
  "ac co com edu gob gouv gov gub id info ltd me mil net ne nom or org plc sch web".split(" "),
);
/** American states register below their own names: `k12.ca.us`, `co.ca.us`. */
const US_SECOND_LEVELS = /^(?:[a-z]{2}|fed|isa|dni|kids|nsn)\.us$/;

/** Hosts that give anybody a name below theirs: such a name costs nothing, so it proves nothing. */
const GIVES_NAMES: readonly string[] = (
  "github.io gitlab.io pages.dev workers.dev netlify.app vercel.app herokuapp.com onrender.com fly.dev web.app firebaseapp.com " +
  "azurewebsites.net cloudfront.net amazonaws.com appspot.com run.app wordpress.com wixsite.com wix.com squarespace.com weebly.com " +
  "webflow.io myshopify.com blogspot.com tumblr.com substack.com medium.com ghost.io carrd.co notion.site strikingly.com jimdosite.com " +
  "godaddysites.com square.site webnode.page business.site sites.google.com facebook.com linkedin.com surge.sh glitch.me replit.app " +
  "repl.co ngrok.io ngrok.app trycloudflare.com duckdns.org dyndns.org no-ip.com no-ip.org ddns.net hopto.org zapto.org sytes.net " +
  "freedns.afraid.org mooo.com eu.org us.kg pp.ua js.org is-a.dev nip.io sslip.io uk.com us.com eu.com de.com gb.net"
).split(" ");

/** Why a domain cannot prove who a company is, as a sentence; undefined if it can. */
export function whyUnclaimable(domain: string): string | undefined {
  const labels = domain.split(".");
  const [second = "", top = ""] = labels.slice(-2);
  if (labels.length === 1) return `${domain} is not the domain of a company.`;
  if (isOpenToAll(domain)) return `Anybody can get a mailbox at ${domain}, so it proves nothing.`;
  const giver = GIVES_NAMES.find((host) => isWithin(domain, host));
  if (giver !== undefined) return `Anybody can get a name under ${giver}, so it proves nothing.`;
  const isSuffix = top.length === 2 && (SECOND_LEVELS.has(second) || US_SECOND_LEVELS.test(domain));
  if (labels.length === 2 && isSuffix)
    return `${domain} is shared by everybody who registers a name under it. Please enter your own domain.`;
  return undefined;
}
