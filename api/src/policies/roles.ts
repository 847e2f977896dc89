import type { AccountRole } from "@jobmap/contract";

/** What differs between kinds of accounts, beside what they may do. */
export interface RoleTraits {
  /** Who they are in a lifecycle. */
  readonly actsAs: "candidate" | "employer" | "moderator";
  /** Their sign-in page is at `/{path}-login`, the page to register at `/{path}-register`. */
  readonly path: string;
  /** Whether people make such accounts for themselves. */
  readonly registers: boolean;
  /** What is asked for before their profile is complete. */
  readonly profile: "person" | "company";
  /** Whether mails of notifications wait for each other. */
  readonly hasDigests: boolean;
  /** For everybody else who asks an endpoint of theirs. */
  readonly refusal: string;
  /** For them, where others sign in. */
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

/** Whether a word from outside names a kind of account that people make for themselves. */
export const registersAs = (text: string): text is AccountRole => isRole(text) && ROLES[text].registers;
