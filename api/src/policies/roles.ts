import type { AccountRole } from "@jobmap/contract";

/** What differs between kinds of accounts, besides their permissions. */
export interface RoleTraits {
  /** Their role in a lifecycle. */
  readonly actsAs: "candidate" | "employer" | "moderator";
  /** Their sign-in page is at `/{path}-login`, the registration page at `/{path}-register`. */
  readonly path: string;
  /** Whether people can register such accounts themselves. */
  readonly registers: boolean;
  /** What must be filled in before their profile is complete. */
  readonly profile: "person" | "company";
  /** Whether notification mails are grouped into digests. */
  readonly hasDigests: boolean;
  /** The message for other accounts that call one of their endpoints. */
  readonly refusal: string;
  /** The message for them at another role's sign-in. */
  readonly signInElsewhere: string;
}

export const ROLES: Readonly<Record<AccountRole, RoleTraits>> = {
  user: {
    actsAs: "candidate",
    path: "user",
    registers: true,
    profile: "person",
    hasDigests: false,
    refusal: "Only job seekers can do this.",
    signInElsewhere: "This is a job seeker's account. Please use the sign-in for job seekers.",
  },
  employer: {
    actsAs: "employer",
    path: "employer",
    registers: true,
    profile: "company",
    hasDigests: true,
    refusal: "Only employers can do this.",
    signInElsewhere: "This is an employer's account. Please use the sign-in for employers.",
  },
};

const isRole = (text: string): text is AccountRole => Object.hasOwn(ROLES, text);

/** Whether a string from a client names a kind of account that people can register themselves. */
export const registersAs = (text: string): text is AccountRole => isRole(text) && ROLES[text].registers;
