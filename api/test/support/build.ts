import type { EmploymentType, Seat } from "@jobmap/contract";
import type { CreationAttributes } from "sequelize";
import {
  Account,
  Category,
  Company,
  Job,
  JobEmploymentType,
  JobLocation,
  JobSkill,
  Session,
  Skill,
} from "../../src/models/index.ts";
import { Passwords } from "../../src/security/passwords.ts";
import { hashToken, newToken } from "../../src/security/tokens.ts";

let sequence = 0;
const next = () => ++sequence;

/** A company that exists for one test. */
export function buildCompany(values: Partial<CreationAttributes<Company>> = {}): Promise<Company> {
  const n = next();
  const name = values.name ?? `Harbor Works ${n}`;
  return Company.create({
    slug: `company-${n}`,
    username: `company-${n}`,
    nameKey: name.toLowerCase(),
    name,
    ...values,
  });
}

export interface JobParts {
  company?: Company;
  employmentTypes?: EmploymentType[];
  /** Positions as [latitude, longitude]; Baltimore unless said otherwise, `[]` for none. */
  at?: [number, number][];
  skills?: string[];
  categoryCode?: string;
  location?: Partial<CreationAttributes<JobLocation>>;
}

/** A published job with its company and places; whatever is not given is made. */
export async function buildJob(
  values: Partial<CreationAttributes<Job>> = {},
  parts: JobParts = {},
): Promise<Job> {
  const n = next();
  const company = parts.company ?? (await buildCompany());
  const category = parts.categoryCode
    ? await Category.findOne({ where: { code: parts.categoryCode } })
    : null;
  const job = await Job.create({
    slug: `job-${n}`,
    companyId: company.id,
    title: `Deckhand ${n}`,
    description: "<p>Keeps the boats and the yard in order, in every season and most weather.</p>",
    locationType: "ONSITE",
    status: "PUBLISHED",
    firstPublishedAt: new Date(Date.now() - n * 1_000),
    categoryId: category?.id ?? null,
    ...values,
  });
  const at = parts.at ?? [[39.29, -76.61]];
  await JobLocation.bulkCreate(
    at.map(([latitude, longitude], position) => ({
      jobId: job.id,
      position,
      locality: "Baltimore",
      region: "MD",
      country: "US",
      latitude,
      longitude,
      precision: "ROOFTOP" as const,
      ...parts.location,
    })),
  );
  await JobEmploymentType.bulkCreate(
    (parts.employmentTypes ?? ["FULL_TIME"]).map((employmentType) => ({ jobId: job.id, employmentType })),
  );
  for (const name of parts.skills ?? []) {
    const [skill] = await Skill.findOrCreate({ where: { name } });
    await JobSkill.create({ jobId: job.id, skillId: skill.id, required: true });
  }
  return job;
}

/** The password of every account that a test builds. */
export const PASSWORD = "Anchor-Chain-7";
let passwordHash: Promise<string> | undefined;

/** A candidate, unless the values say otherwise. Signs in with {@link PASSWORD}. */
export async function buildAccount(values: Partial<CreationAttributes<Account>> = {}): Promise<Account> {
  const n = next();
  passwordHash ??= new Passwords().hash(PASSWORD);
  return Account.create({
    role: "user",
    email: `person-${n}@example.com`,
    emailVerifiedAt: new Date(),
    username: `person-${n}`,
    passwordHash: await passwordHash,
    firstName: "Ada",
    lastName: `Harbor ${n}`,
    ...values,
  });
}

/** An employer with a company, its own unless one is given. */
export async function buildEmployer(
  values: Partial<CreationAttributes<Account>> = {},
  company?: Company,
): Promise<Account> {
  const own = company ?? (await buildCompany());
  return buildAccount({ role: "employer", companyId: own.id, username: own.username, ...values });
}

/** A colleague of an employer: somebody else in the team of the same company. */
export function buildColleague(
  { companyId }: Pick<Account, "companyId">,
  seat: Exclude<Seat, "owner">,
  values: Partial<CreationAttributes<Account>> = {},
): Promise<Account> {
  return buildAccount({ role: "employer", companyId, seat, username: null, ...values });
}

/** Signs an account in and gives the token. */
export async function buildSession(account: Account, at = new Date()): Promise<string> {
  const token = newToken();
  await Session.create({
    accountId: account.id,
    tokenHash: hashToken(token),
    device: "Firefox on Linux",
    createdAt: at,
    lastUsedAt: at,
  });
  return token;
}
