import type { ProfileScores } from "@jobmap/contract";
import type { Account } from "../models/index.ts";
import { ROLES } from "../policies/roles.ts";

interface Part {
  readonly name: string;
  readonly label: string;
  /** The weights of a role's parts add up to 100. */
  readonly weight: number;
  /** The page where it can be filled in; null if there is none. */
  readonly to: string | null;
  done(account: Account): boolean;
}

const SETTINGS = "/profile-setting";
const COMPANY = "/employer/company-profile";
const isNamed = ({ firstName, lastName }: Account) => firstName !== "" && lastName !== "";

/** Only what users can fill in: a part is added together with its page. */
const CANDIDATE: readonly Part[] = [
  { name: "name", label: "Your name", weight: 30, to: SETTINGS, done: isNamed },
  {
    name: "email",
    label: "A verified email address",
    weight: 30,
    to: null,
    done: (a) => a.emailVerifiedAt !== null,
  },
  {
    name: "username",
    label: "A username for your public page",
    weight: 40,
    to: SETTINGS,
    done: (a) => a.username !== null,
  },
];

const EMPLOYER: readonly Part[] = [
  { name: "name", label: "Your name", weight: 10, to: SETTINGS, done: isNamed },
  {
    name: "company_name",
    label: "Your company's name",
    weight: 20,
    to: COMPANY,
    done: (a) => Boolean(a.company?.name),
  },
  {
    name: "username",
    label: "The address of your job map",
    weight: 10,
    to: SETTINGS,
    done: (a) => a.username !== null,
  },
  {
    name: "company_image",
    label: "Your logo",
    weight: 15,
    to: COMPANY,
    done: (a) => Boolean(a.company?.logo),
  },
  {
    name: "description",
    label: "Company description",
    weight: 20,
    to: COMPANY,
    done: (a) => Boolean(a.company?.description),
  },
  {
    name: "website",
    label: "Your website",
    weight: 10,
    to: COMPANY,
    done: (a) => Boolean(a.company?.website),
  },
  {
    name: "location",
    label: "Company location",
    weight: 15,
    to: COMPANY,
    done: (a) => Boolean(a.company?.locality),
  },
];

const PARTS = { person: CANDIDATE, company: EMPLOYER };

/** How complete an account's profile is, and what is missing. The company must be loaded with the account. */
export function presentProfileScores(account: Account): ProfileScores {
  const parts = PARTS[ROLES[account.role].profile].map(({ done, ...part }) => ({
    ...part,
    done: done(account),
  }));
  return { total: parts.reduce((sum, { done, weight }) => sum + (done ? weight : 0), 0), parts };
}
