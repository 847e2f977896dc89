import { slugify } from "../format/slug.ts";

/**
 * Reserved names: addresses of pages and hosts, and names that users would take for us. They cannot be registered, not even with
 * digits or separators added: `admin-1` is rejected like `admin`.
 */
const RESERVED: ReadonlySet<string> = new Set(
  (
    "about account accounts admin administrator all-application api app apple assets auth billing blog blogs candidate candidates " +
    "company company-iframe contact contact-us dashboard dev developer docs embed employer employer-login employer-register employers " +
    "explore explorer faq feedback folder google health help home hostmaster info job job-ads job-map job-map-iframe jobfeed jobmap " +
    "jobs legal list login logout mail map me mediakit metrics moderator new news no-reply noreply null official operator owner " +
    "password payment payments postmaster pricing privacy privacy-policy profile public register report resume root saved search " +
    "security seo settings sign-in sign-up signin signup sitemap staff static status support system team terms test undefined user " +
    "user-login user-register username users webmaster widget www"
  ).split(" "),
);
const MAX_LENGTH = 60;
const SHORTEST = 3;

/** Whether a name is reserved. Separators and a number at its end do not make it a different name. */
export function isReserved(username: string): boolean {
  const plain = username.replace(/[-_.]*\d+$/, "");
  return [username, plain].some(
    (name) =>
      RESERVED.has(name) ||
      RESERVED.has(name.replace(/[-_.]+/g, "-")) ||
      RESERVED.has(name.replace(/[-_.]+/g, "")),
  );
}

/** An endless sequence of names that resemble the wanted one, the most similar first. None of them is reserved. */
export function* namesLike(wanted: string): Generator<string> {
  const slug = slugify(wanted, MAX_LENGTH - 6) || "member";
  const base = slug.length < SHORTEST || isReserved(slug) ? `${slug}-here` : slug;
  yield base;
  for (let n = 2; n < 20; n++) yield `${base}-${n}`;
  for (;;) yield `${base}-${Math.floor(Math.random() * 90_000) + 10_000}`;
}
