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
  /** In no order; null without any. */
  readonly gallery: readonly ShownGalleryItem[] | string | null;
}

const COMPANIES = `SELECT ${COMPANY}, m.website, m.description, m.industry, m.founded, m.locality, m.region, m.country, m.tagline,
    m.social_links AS socialLinks, a.culture, a.answered_at AS answeredAt,
    (SELECT JSON_ARRAYAGG(JSON_OBJECT('id', g.id, 'kind', g.kind, 'url', g.url, 'caption', g.caption, 'width', g.width,
        'height', g.height, 'smallUrl', g.small_url, 'smallWidth', g.small_width))
      FROM company_gallery g WHERE g.company_id = m.id) AS gallery
  FROM companies m LEFT JOIN company_cultures a ON a.company_id = m.id WHERE m.show_profile AND`;

/** The condition for a company by its id or its username. */
const named = (idOrUsername: string) =>
  /^\d{1,10}$/.test(idOrUsername)
    ? ({ where: "m.id = :name", name: Number(idOrUsername) } as const)
    : ({ where: "m.username = :name", name: idOrUsername } as const);

/** A company by its id or its username with what its page shows; null if there is none or it is hidden. */
export async function findShownCompany(idOrUsername: string): Promise<ShownCompany | null> {
  const { where, name } = named(idOrUsername);
  const [row] = await selectWith<Row>(`${COMPANIES} ${where}`, { name });
  if (!row) return null;
  const { website, description, industry, founded, locality, region, country, tagline, answeredAt } = row;
  return {
    ...companyOf(row),
    ...{ website, description, industry, founded, locality, region, country, tagline },
    socialLinks: jsonOf(row.socialLinks),
    gallery: row.gallery === null ? [] : [...jsonOf(row.gallery)].sort((a, b) => a.id - b.id),
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
