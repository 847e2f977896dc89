import type { CompanyPart, PersonPart, ProfileScores, ProfileSection } from "@jobmap/contract";
import type { Account } from "../models/index.ts";
import { ROLES } from "../policies/roles.ts";

interface Part<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Why it matters, in a sentence. */
  readonly why?: string;
  /** The weights of a role's parts add up to 100. */
  readonly weight: number;
  /** The page where it can be filled in; null if there is none. */
  readonly to: string | null;
  done(account: Account): boolean;
}

const SETTINGS = "/profile-setting";
const COMPANY = "/employer/company-profile";
const isNamed = ({ firstName, lastName }: Account) => firstName !== "" && lastName !== "";

const MINE = "/profile";
const hasBasics =
  (name: "label" | "summary" | "phone" | "location") =>
  ({ profile }: Account): boolean =>
    profile?.basics[name] !== undefined;
const hasEntries =
  (section: ProfileSection) =>
  ({ profile }: Account): boolean =>
    profile?.filled.split(" ").includes(section) ?? false;

/** Only what users can fill in: a part is added together with its page. */
const CANDIDATE: readonly Part<PersonPart>[] = [
  {
    name: "name",
    label: "Your name",
    why: "Employers answer a person.",
    weight: 10,
    to: SETTINGS,
    done: isNamed,
  },
  {
    name: "email",
    label: "A verified email address",
    why: "Answers to your applications arrive there.",
    weight: 10,
    to: null,
    done: (a) => a.emailVerifiedAt !== null,
  },
  {
    name: "username",
    label: "A username for your public page",
    why: "It is the address of your public resume.",
    weight: 5,
    to: SETTINGS,
    done: (a) => a.username !== null,
  },
  {
    name: "headline",
    label: "Your headline",
    why: "It is the first thing that is read after your name.",
    weight: 10,
    to: `${MINE}#headline`,
    done: hasBasics("label"),
  },
  {
    name: "phone",
    label: "Your phone number",
    why: "Many employers call, and it is filled in for you when you apply.",
    weight: 10,
    to: `${MINE}#contact`,
    done: hasBasics("phone"),
  },
  {
    name: "location",
    label: "Where you live",
    why: "Employers look for people who can get there.",
    weight: 5,
    to: `${MINE}#contact`,
    done: hasBasics("location"),
  },
  {
    name: "summary",
    label: "A few sentences about you",
    why: "They say what a list of jobs cannot.",
    weight: 10,
    to: `${MINE}#summary`,
    done: hasBasics("summary"),
  },
  {
    name: "work",
    label: "Your experience",
    why: "Employers read it first, and most of a resume is made of it.",
    weight: 20,
    to: `${MINE}#work`,
    done: hasEntries("work"),
  },
  {
    name: "education",
    label: "Your education",
    why: "Many listings ask for a level of education.",
    weight: 10,
    to: `${MINE}#education`,
    done: hasEntries("education"),
  },
  {
    name: "skills",
    label: "Your skills",
    why: "Listings name skills: only those that you name can be compared.",
    weight: 10,
    to: `${MINE}#skills`,
    done: hasEntries("skills"),
  },
];

const EMPLOYER: readonly Part<CompanyPart>[] = [
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

/** How complete an account's profile is, and what is missing. The company and the profile must be loaded with the account. */
export function presentProfileScores(account: Account): ProfileScores {
  const all: readonly Part<PersonPart | CompanyPart>[] = PARTS[ROLES[account.role].profile];
  const parts = all.map(({ done, why = "", ...part }) => ({
    ...part,
    why,
    done: done(account),
  }));
  return { total: parts.reduce((sum, { done, weight }) => sum + (done ? weight : 0), 0), parts };
}
