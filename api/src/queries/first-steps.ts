import { QueryTypes, type Sequelize } from "sequelize";

/** Which first steps a company has done. */
export async function readFirstSteps(database: Sequelize, companyId: number) {
  const [found] = await database.query<
    Record<"dismissed" | "logo" | "description" | "published" | "embed", number>
  >(
    `SELECT c.first_steps_dismissed_at IS NOT NULL AS dismissed, IFNULL(c.logo, '') <> '' AS logo,
       TRIM(IFNULL(c.description, '')) <> '' AS description,
       EXISTS (SELECT 1 FROM jobs j WHERE j.company_id = c.id AND j.first_published_at IS NOT NULL) AS published,
       EXISTS (SELECT 1 FROM company_clicks k WHERE k.company_id = c.id AND k.source = 'embed') AS embed
     FROM companies c WHERE c.id = ?`,
    { replacements: [companyId], type: QueryTypes.SELECT },
  );
  const is = (value: number | undefined) => Number(value ?? 0) === 1;
  return {
    is_dismissed: is(found?.dismissed),
    has_logo: is(found?.logo),
    has_description: is(found?.description),
    has_published: is(found?.published),
    has_embed: is(found?.embed),
  };
}
