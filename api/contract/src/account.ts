import { z } from "zod";
import { ACCOUNT_ROLES } from "./enums.ts";
import { LANGUAGES } from "./languages.ts";
import { isStrongPassword, PASSWORD_NOT_STRONG } from "./password.ts";
import { COMPANY_PARTS, PERSON_PARTS } from "./profile-enums.ts";
import { SEATS } from "./team.ts";
import { line } from "./values.ts";
import type { Words } from "./words.ts";

const LOOKS_LIKE_EMAIL =
  /^[^\s@<>(),;:"[\]\\]{1,64}@([^\s@<>(),;:"[\]\\/?#%]+\.[^\s@.<>(),;:"[\]\\/?#%]{2,63})$/u;
/** Invisible characters, with which one address could look like another; the last is the blank Braille pattern. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const EMAIL_MISSING: Words = "Please Enter EmailAddress";
export const EMAIL_INVALID: Words = "Please Enter Vaild Email";
export const PASSWORD_MISSING: Words = "Please Enter Password";
export const OTP_MISSING: Words = "Please Enter OTP";

/** Whether something looks like an e-mail address. Only an OTP proves that it is one. */
export function looksLikeEmail(value: string): boolean {
  if (value.length > 254 || UNSEEN.test(value)) return false;
  const host = LOOKS_LIKE_EMAIL.exec(value)?.[1];
  return host !== undefined && isMailHost(host);
}

/** Whether mail to a host goes to that host: its name is valid in DNS, in its usual letters, and not an IP address. */
function isMailHost(host: string): boolean {
  if (host.normalize("NFKC") !== host.normalize("NFC")) return false;
  const ascii = URL.parse(`http://${host}`)?.hostname;
  return (
    ascii !== undefined &&
    !/\d$/.test(ascii) &&
    ascii.split(".").every((label) => /^(?!-)[a-z\d-]{1,63}(?<!-)$/.test(label))
  );
}

/** An e-mail address, lower-cased: we know of no provider where mailboxes differ only in case. */
export const Email = z
  .string(EMAIL_MISSING)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.string().min(1, EMAIL_MISSING).refine(looksLikeEmail, EMAIL_INVALID));

/** An e-mail address or a username, as accepted by sign-in. */
export const EmailOrUsername = z
  .string(EMAIL_MISSING)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.string().min(1, EMAIL_MISSING).max(254, EMAIL_INVALID));

/** The password of a sign-in: it is only compared, never checked for strength. */
export const GivenPassword = z
  .string(PASSWORD_MISSING)
  .min(1, PASSWORD_MISSING)
  .max(1_000, PASSWORD_NOT_STRONG);

/** A newly chosen password. */
export const NewPassword = GivenPassword.refine(isStrongPassword, PASSWORD_NOT_STRONG);

export const Otp = z
  .string(OTP_MISSING)
  .trim()
  .min(1, OTP_MISSING)
  .regex(/^\d{6}$/, "The OTP has 6 digits.");

const PersonName = (name: string, missing: string) => line(name, 100).pipe(z.string().min(1, missing));

/** A person's first and last name. */
export const PERSON_NAMES = {
  first_name: PersonName("First name", "Please enter your first name."),
  last_name: PersonName("Last name", "Please enter your last name."),
};

/** A username, which is also the last part of a company's or a candidate's public address. */
export const Username = z
  .string("Please choose a username.")
  .trim()
  .toLowerCase()
  .regex(
    /^(?=.{3,60}$)[a-z0-9]+(?:[-_.][a-z0-9]+)*$/,
    "A username has 3 to 60 letters, digits, dots, hyphens or underscores, and starts and ends with a letter or digit.",
  );

export const Role = z.enum(ACCOUNT_ROLES);

/** The language of somebody's mails, notifications and pages. */
export const AccountLanguage = z.enum(LANGUAGES, "Please choose one of the languages.");

/** How complete a profile is: `total` from 0 to 100, the sum of the weights of the completed parts. */
export const ProfileScores = z
  .object({
    total: z.int().min(0).max(100),
    parts: z.array(
      z.object({
        name: z.enum([...new Set([...PERSON_PARTS, ...COMPANY_PARTS])]),
        label: z.string(),
        /** Why it matters; empty where its name says it. */
        why: z.string(),
        weight: z.int(),
        done: z.boolean(),
        to: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "ProfileScores" });
export type ProfileScores = z.infer<typeof ProfileScores>;

/** The signed-in user. `info.profile_image` is a candidate's, the company's parts are an employer's; an empty string means none. */
export const SessionProfile = z
  .object({
    id: z.int(),
    role: Role,
    /** In the team of their company; null without one. */
    seat: z.enum(SEATS).nullable(),
    /** False for a colleague who sees only jobs that the owner chose. */
    sees_all_jobs: z.boolean(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** Empty until it is chosen. An employer's is also the company's, in its map's address. */
    username: z.string(),
    is_public_ats_resume: z.boolean(),
    /** Whether the employer's public profile is shown. */
    show_profile: z.boolean(),
    is_deactivated: z.boolean(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    location: z.string(),
    language: AccountLanguage,
    /** Whether there is a password to change, or only a social sign-in. */
    has_password: z.boolean(),
    info: z.object({ profile_image: z.string(), company_image: z.string(), company_name: z.string() }),
    profile_scores: ProfileScores,
  })
  .meta({ id: "SessionProfile" });
export type SessionProfile = z.infer<typeof SessionProfile>;

/** One open session of an account. */
export const SignIn = z
  .object({
    id: z.int(),
    device: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
    is_current: z.boolean(),
  })
  .meta({ id: "SignIn" });
export type SignIn = z.infer<typeof SignIn>;
