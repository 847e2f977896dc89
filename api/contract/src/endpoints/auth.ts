import { z } from "zod";
import {
  Email,
  EmailOrUsername,
  GivenPassword,
  NewPassword,
  Otp,
  PERSON_NAMES,
  Role,
  SessionProfile,
  SignIn,
  Username,
} from "../account.ts";
import { CHANGE, READ } from "../budgets.ts";
import type { Endpoint } from "../endpoint.ts";
import { PublicUrl } from "../public-page.ts";
import { Id, line } from "../values.ts";

/** A new session. `token` is also beside `data`, where the specification puts it. */
export const NewSession = z.object({
  token: z.string(),
  /** Whether this sign-in created the account. */
  is_new: z.boolean(),
});
export const tokenExtra = z.object({ token: z.string() });

/** Proof of an address, required for registration. */
const AddressProof = z.object({
  email: z.string(),
  verification: z.string(),
  expires_in: z.int().describe("seconds"),
});

/** The part after the `#` of a link in a mail. */
export const LinkToken = z
  .string("This link is incomplete.")
  .regex(/^[\w-]{43}$/, "This link is incomplete.");

const registration = {
  email: Email,
  password: NewPassword,
  ...PERSON_NAMES,
  /** Proof from `auth/verifyOTP` that the address is theirs. */
  verification: z.string("Please verify your email address first.").min(1).max(200),
};

/**
 * With `reactivate`, an account that was deactivated less than 30 days ago is reactivated. Without it such a sign-in returns
 * `account_deactivated`.
 */
const reactivate = z.boolean().default(false);
const signIn = { email: EmailOrUsername, password: GivenPassword, reactivate };

/**
 * What the original client posted, plus the provider's id token, which alone decides who signs in. `nonce` is the one that the
 * page sent to the provider.
 */
const social = {
  email: line("email", 254).optional(),
  first_name: line("first_name", 100).optional(),
  last_name: line("last_name", 100).optional(),
  name: line("name", 200).optional(),
  credential: z.string("The sign-in is missing a credential.").min(1).max(16_384).optional(),
  nonce: z.string().max(200).optional(),
  reactivate,
};

const OutsideSignIn = z
  .object({
    client_id: z.string(),
    /**
     * A page of ours to redirect the browser to, with `?role=user` or `employer`, and `&redirect=` with the path to continue to.
     * The browser comes back to the role's sign-in page with `#sign-in=CODE`, to be exchanged at `auth/finishSignIn`, or with
     * `#sign-in-refused=WHY`: `cancelled` or `failed`.
     */
    authorize_url: z.string(),
    is_demo: z.boolean(),
  })
  .meta({ id: "OutsideSignIn" });

const signingIn = {
  audience: "public",
  cost: { ...CHANGE, sign_ins: 1 },
  data: NewSession,
  extras: tokenExtra,
  errors: ["unauthenticated", "account_deactivated", "forbidden"],
} as const;
const registering = {
  audience: "public",
  cost: { ...CHANGE, registrations: 1 },
  data: NewSession,
  extras: tokenExtra,
  errors: ["conflict", "forbidden"],
} as const;

/** Registering, signing in, and confirming one's identity again. */
export const authEndpoints = {
  "POST auth/sendOTP": {
    summary:
      "Sends a one-time password to an address, to prove that it is theirs. Works in the browser that asked (cookie `browser`); the link beside it in any. Answers the same for every address.",
    audience: "public",
    cost: { ...CHANGE, codes: 1 },
    body: z.object({
      email: Email,
      /** The role of the new account: the mail's link leads to that role's page. */
      role: Role.default("user"),
    }),
    data: z.object({ expires_in: z.int().describe("seconds") }),
    errors: ["forbidden"],
  },
  "POST auth/verifyOTP": {
    summary: "Exchanges the one-time password for a proof required to register.",
    audience: "public",
    cost: { ...CHANGE, code_tries: 1 },
    body: z.object({ email: Email, otp: Otp }),
    data: AddressProof,
    errors: ["forbidden"],
  },
  "POST auth/verifyLink": {
    summary: "Exchanges the link in the email for the same proof, in any browser.",
    audience: "public",
    cost: { ...CHANGE, code_tries: 1 },
    body: z.object({ link: LinkToken }),
    data: AddressProof,
    errors: ["forbidden"],
  },
  "POST auth/registerUser": {
    summary: "Creates a candidate account and signs in.",
    ...registering,
    body: z.object({ ...registration, username: Username.optional() }),
  },
  "POST auth/registerEmployer": {
    summary: "Creates an employer account with its company and signs in.",
    ...registering,
    body: z.object({
      ...registration,
      username: Username.optional(),
      company_name: line("Company name", 250).pipe(z.string().min(1, "Please enter your company's name.")),
    }),
  },
  "POST auth/loginUser": {
    summary: "Signs a candidate in by email address or username. Every failure returns the same message.",
    ...signingIn,
    body: z.object(signIn),
  },
  "POST auth/loginEmployer": {
    summary: "Signs an employer in by email address or username. Every failure returns the same message.",
    ...signingIn,
    body: z.object(signIn),
  },
  "POST auth/userGoogleLogin": {
    summary: "Signs a candidate in by Google's id token, creating the account on first use.",
    ...signingIn,
    body: z.object(social),
  },
  "POST auth/employerGoogleLogin": {
    summary: "Signs an employer in by Google's id token, creating the account on first use.",
    ...signingIn,
    body: z.object(social),
  },
  "POST auth/userAppleLogin": {
    summary: "Signs a candidate in by Apple's id token, creating the account on first use.",
    ...signingIn,
    body: z.object(social),
  },
  "POST auth/employerAppleLogin": {
    summary: "Signs an employer in by Apple's id token, creating the account on first use.",
    ...signingIn,
    body: z.object(social),
  },
  "POST auth/finishSignIn": {
    summary:
      "Exchanges the code returned by Google or Apple sign-in for a session. Works once, for five minutes, in the browser that started it.",
    ...signingIn,
    body: z.object({
      code: z.string("The sign-in did not return a code.").min(1).max(100),
      reactivate,
    }),
  },
  "GET auth/providers": {
    summary: "The configured sign-in providers, with what their buttons need.",
    audience: "public",
    cost: READ,
    data: z.object({ google: OutsideSignIn.nullable(), apple: OutsideSignIn.nullable() }),
  },
  "POST auth/forgot-password": {
    summary:
      "Sends a one-time password for a new password, and a link. The code works in the browser that asked (cookie `browser`). Answers the same for every address.",
    audience: "public",
    cost: { ...CHANGE, codes: 1 },
    body: z.object({ email: Email }),
    data: z.null(),
    errors: ["forbidden"],
  },
  "POST auth/reset-password": {
    summary: "Sets a new password by the one-time password, and signs out everywhere.",
    audience: "public",
    cost: { ...CHANGE, code_tries: 1 },
    body: z.object({ email: Email, otp: Otp, password: NewPassword }),
    data: z.null(),
    errors: ["forbidden"],
  },
  "POST auth/reset-password-by-link": {
    summary: "The same with the link in the email, in any browser.",
    audience: "public",
    cost: { ...CHANGE, code_tries: 1 },
    body: z.object({ link: LinkToken, password: NewPassword }),
    data: z.null(),
    errors: ["forbidden"],
  },
  "POST auth/checkUsername": {
    summary: "Whether a username is available.",
    audience: "public",
    cost: { ...READ, name_checks: 1 },
    body: z.object({ username: Username }),
    data: z.object({ available: z.boolean(), suggestions: z.array(z.string()) }),
    errors: ["forbidden"],
  },
  "POST auth/checkPublicUrl": {
    summary:
      "Whether an address of public pages is available: a username, or a username with what follows it, as in `ada/nurse`.",
    audience: "public",
    cost: { ...READ, name_checks: 1 },
    body: z.object({ public_url: PublicUrl }),
    data: z.object({ available: z.boolean(), suggestions: z.array(z.string()) }),
    errors: ["forbidden"],
  },
  "GET auth/profile": {
    summary: "Who is signed in.",
    audience: "any role",
    cost: READ,
    data: SessionProfile,
  },
  "POST auth/logout": {
    summary: "Ends this session.",
    audience: "any role",
    cost: CHANGE,
    body: z.object({}),
    data: z.null(),
  },
  "GET auth/sessions": {
    summary: "Sessions of this account, most recent first.",
    audience: "any role",
    cost: READ,
    data: z.array(SignIn),
  },
  "POST auth/sessions/end": {
    summary: "Ends one session of this account, or without `id` all but this one.",
    audience: "any role",
    cost: CHANGE,
    body: z.object({ id: Id.optional() }),
    data: z.object({ ended: z.int() }),
    errors: ["not_found"],
  },
} as const satisfies Record<string, Endpoint>;
