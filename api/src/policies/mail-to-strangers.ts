/** Longest name of a company in a mail to somebody who never asked for it. */
const MAX_NAME_LENGTH = 80;
const LINK =
  /:\/\/|\bwww\.|[\p{L}\p{N}-]\.(?:com|net|org|info|biz|io|ru|cn|top|xyz|shop|site|online|link|club)\b|@/iu;

/** Whether a text leads elsewhere: mail that companies have us send to strangers must not advertise anything. */
export const hasLink = (text: string): boolean => LINK.test(text);

/** The same for what people write freely, more strictly: a dot within a word is taken for one of an address. */
export const looksLikeLink = (text: string): boolean =>
  hasLink(text) || /[\p{L}\p{N}-]\.\p{L}{2,}/u.test(text);

/** Whether a company's name can stand in such a mail. */
export const isPlainName = (name: string): boolean => name.length <= MAX_NAME_LENGTH && !hasLink(name);
