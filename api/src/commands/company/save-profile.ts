import type { Received, SocialLinks } from "@jobmap/contract";
import { RICH_TEXT_LIMITS } from "@jobmap/contract/rich-text";
import type { Transaction } from "sequelize";
import { companyKey } from "../../import/company-key.ts";
import { Account, Company } from "../../models/index.ts";
import { suggestUsernames } from "../../queries/usernames.ts";
import { acceptText } from "../../sanitize/accept-text.ts";
import type { Services } from "../../services.ts";
import { createCompany } from "../account/create-company.ts";
import { settleShown } from "../domains/write-domain.ts";

type Basics = Received<"POST employer/profile/update-basic-detail">["body"];
type Contact = Received<"POST employer/profile/update-contact-detail">["body"];

/** Saves a company's name and facts. The first name creates the company, with its owner's username. @returns its id */
export async function saveBasics({ database }: Services, accountId: number, basics: Basics): Promise<number> {
  const description = acceptText("description", basics.description, RICH_TEXT_LIMITS.about.max) || null;
  return await database.transaction(async (transaction) => {
    const account = await Account.findByPk(accountId, { transaction, lock: true, rejectOnEmpty: true });
    let company =
      account.companyId === null ? null : await Company.findByPk(account.companyId, { transaction });
    if (!company) {
      const [made] = await suggestUsernames(database, basics.company_name, 1, transaction);
      const username = account.username ?? made;
      if (username === undefined) throw new Error("A username could not be created.");
      company = await createCompany(transaction, { name: basics.company_name, username });
      await account.update({ companyId: company.id, username }, { transaction });
    }
    // The map finds jobs by company name.
    if (company.name !== basics.company_name)
      await database.query(
        "INSERT INTO job_changes (job_id) SELECT id FROM jobs WHERE company_id = ? AND status = 'PUBLISHED'",
        { replacements: [company.id], transaction },
      );
    await company.update(
      {
        name: basics.company_name,
        nameKey: companyKey(basics.company_name),
        tagline: basics.tagline,
        description,
        industry: basics.industry || null,
        size: basics.size || null,
        founded: basics.founded,
      },
      { transaction },
    );
    return company.id;
  });
}

/** Saves a company's contact details. */
export async function saveContact(
  services: Pick<Services, "database">,
  companyId: number,
  contact: Contact,
): Promise<void> {
  await services.database.transaction(async (transaction) => {
    await updateContact(companyId, contact, transaction);
    // The domain of the website is the one that is shown.
    await settleShown(services, companyId, transaction);
  });
}

async function updateContact(companyId: number, contact: Contact, transaction: Transaction): Promise<void> {
  await Company.update(
    {
      website: contact.website || null,
      email: contact.email,
      phone: contact.phone,
      ...(contact.show_contact === undefined ? {} : { showContact: contact.show_contact }),
      street: contact.street,
      locality: contact.locality || null,
      region: contact.region || null,
      postalCode: contact.postal_code,
      country: contact.country,
    },
    { where: { id: companyId }, transaction },
  );
}

/** Sets within how many days a company promises to answer what is sent from now on; null for no promise. */
export async function saveAnswerPromise(companyId: number, answerPromiseDays: number | null): Promise<void> {
  await Company.update({ answerPromiseDays }, { where: { id: companyId } });
}

/** Saves a company's social media pages; an empty one is removed, one that is not given stays. */
export async function saveSocialLinks(
  { database }: Services,
  companyId: number,
  links: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const company = await Company.findByPk(companyId, { transaction, lock: true, rejectOnEmpty: true });
    const kept = { ...company.socialLinks, ...links };
    const named = Object.entries(kept).filter(([, address]) => address);
    await company.update({ socialLinks: Object.fromEntries(named) as SocialLinks }, { transaction });
  });
}
