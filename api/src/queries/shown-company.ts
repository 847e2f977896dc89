import { jsonOf } from "../models/json-column.ts";
import type { ShownCompany, ShownCulture, ShownGalleryItem } from "../models/shown-company.ts";
import { COMPANY, type CompanyColumns, companyOf } from "./listed-companies.ts";
import { selectWith } from "./plain-rows.ts";

/** A row of a company with its culture; `answeredAt` is null without one. */
interface Row
  extends CompanyColumns,
    Pick<
      ShownCompany,
      "website" | "description" | "industry" | "founded" | "locality" | "region" | "country" | "tagline"
    > {
  readonly socialLinks: ShownCompany["socialLinks"] | string;
  readonly culture: ShownCulture["culture"] | string;
  readonly answeredAt: Date | null;
}

const COMPANIES = `SELECT ${COMPANY}, m.website, m.description, m.industry, m.founded, m.locality, m.region, m.country, m.tagline,
    m.social_links AS socialLinks, a.culture, a.answered_at AS answeredAt
  FROM companies m LEFT JOIN company_cultures a ON a.company_id = m.id WHERE m.show_profile AND`;

const GALLERY = `SELECT g.id, g.kind, g.url, g.caption, g.width, g.height, g.small_url AS smallUrl, g.small_width AS smallWidth
  FROM companies m JOIN company_gallery g ON g.company_id = m.id WHERE`;

/** The condition for a company by its id or its username. */
const named = (idOrUsername: string) =>
  /^\d{1,10}$/.test(idOrUsername)
    ? ({ where: "m.id = :name", name: Number(idOrUsername) } as const)
    : ({ where: "m.username = :name", name: idOrUsername } as const);

/** A company by its id or its username with what its page shows; null if there is none or it is hidden. */
export async function findShownCompany(idOrUsername: string): Promise<ShownCompany | null> {
  const { where, name } = named(idOrUsername);
  const [[row], gallery] = await Promise.all([
    selectWith<Row>(`${COMPANIES} ${where}`, { name }),
    selectWith<ShownGalleryItem>(`${GALLERY} ${where} ORDER BY g.id`, { name }),
  ]);
  if (!row) return null;
  const { website, description, industry, founded, locality, region, country, tagline, answeredAt } = row;
  return {
    ...companyOf(row),
    ...{ website, description, industry, founded, locality, region, country, tagline },
    socialLinks: jsonOf(row.socialLinks),
    gallery,
    culture: answeredAt && { culture: jsonOf(row.culture), answeredAt },
  };
}

/** The id of a company by its id or its username, under the same condition. */
export async function findShownCompanyId(idOrUsername: string): Promise<number | null> {
  const { where, name } = named(idOrUsername);
  const statement = `SELECT m.id FROM companies m WHERE m.show_profile AND ${where}`;
  const [row] = await selectWith<{ id: number }>(statement, { name });
  return row?.id ?? null;
}
