/** Hosts where anyone can get a mailbox: an address there proves nothing about a company. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(
  (
    "gmail.com googlemail.com yahoo.com ymail.com rocketmail.com aol.com hotmail.com outlook.com live.com msn.com icloud.com me.com mac.com " +
    "proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de mail.com zoho.com yandex.com yandex.ru mail.ru fastmail.com hey.com " +
    "tutanota.com tuta.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com " +
    "qq.com 163.com 126.com sina.com naver.com rediffmail.com t-online.de orange.fr free.fr laposte.net libero.it " +
    "mailinator.com guerrillamail.com sharklasers.com 10minutemail.com temp-mail.org tempmail.com yopmail.com trashmail.com " +
    "getnada.com maildrop.cc dispostable.com throwawaymail.com mailnesia.com moakt.com emailondeck.com"
  ).split(" "),
);

/**
 * Whether a confirmed e-mail address proves that its owner belongs to the company of a website: both have the same domain, and
 * it is not one where anyone can get a mailbox. To cheat, one would have to buy a domain.
 */
export function provesCompany(email: string, website: string | null): boolean {
  const mailHost = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (!website || !URL.canParse(website) || isOpenToAll(mailHost)) return false;
  const siteHost = new URL(website).hostname.toLowerCase().replace(/^www\./, "");
  return siteHost.includes(".") && (isWithin(mailHost, siteHost) || isWithin(siteHost, mailHost));
}

export const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/** Whether anyone can get a mailbox at a host. */
export const isOpenToAll = (host: string): boolean => [...OPEN_TO_ALL].some((open) => isWithin(host, open));
