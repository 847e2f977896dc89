import { LRUCache } from "lru-cache";
import type { CompanyMap, CompanyMeta } from "../../company-map/index.ts";
import { type Card, cardDrawer } from "../pictures/card.ts";
import { textsFor } from "./texts.ts";

export { SOCIAL_SIZE } from "../pictures/card.ts";

/** Maximum number of cached pictures: some 60 KB each. */
const KEPT = 200;

type DrawSocial = (map: CompanyMap & { readonly hash: string }, locale: string) => Promise<Buffer>;

/**
 * Draws the preview of a shared page: whose jobs, how many, and where. Draws one at a time and caches until the jobs change.
 * @param folder of the built base map
 */
export function socialPictures(folder: string): DrawSocial {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  const draw = cardDrawer(folder);
  let last: Promise<unknown> = Promise.resolve();
  return (map, locale) => {
    const key = `${map.hash} ${locale}`;
    const known = drawn.get(key);
    if (known) return known;
    const picture = last.then(() => draw(cardOf(map.meta, locale)));
    last = picture.catch(() => drawn.delete(key));
    drawn.set(key, picture);
    return picture;
  };
}

function cardOf({ company, total, bounds, first }: CompanyMeta, locale: string): Card {
  const texts = textsFor(locale);
  const clusters = (first?.clusters ?? []).map(([longitude, latitude, count]) => ({
    longitude,
    latitude,
    count,
  }));
  return {
    title: texts.jobsAt(company.name),
    loud: texts.openJobs(new Intl.NumberFormat(locale).format(total), total === 1),
    map: bounds && { bounds, clusters },
  };
}
