import { QueryTypes, type Sequelize } from "sequelize";
import { retried } from "../../errors/retried.ts";

/** Views by the address of a post. */
export type PostViews = ReadonlyMap<string, number>;

/** Adds views to a day's counts, in one statement. Addresses that no post has are left out. */
export async function countPostViews(database: Sequelize, day: string, views: PostViews): Promise<void> {
  if (views.size === 0) return;
  const counted = [...views].map(([slug, count]) => [slug, count]);
  const amounts = counted.map(() => "WHEN ? THEN ?").join(" ");
  await retried(() =>
    database.query(
      `INSERT INTO blog_views (post_id, day, views)
       SELECT id, ?, CASE slug ${amounts} END FROM blog_posts WHERE slug IN (?)
       ON DUPLICATE KEY UPDATE views = views + VALUES(views)`,
      { replacements: [day, ...counted.flat(), [...views.keys()]], type: QueryTypes.INSERT },
    ),
  );
}
