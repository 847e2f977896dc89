import type { BlogFigure } from "@jobmap/contract";
import { MINUTE_MS } from "@jobmap/contract/limits";
import { LRUCache } from "lru-cache";
import type { FigureCall } from "../../articles/tags.ts";
import type { Services } from "../../services.ts";
import { listingAges, listingFacts } from "./listing-figures.ts";
import { mapTwice } from "./map-figure.ts";
import { annualPay, payByState, payOfTrades } from "./pay-figures.ts";
import { refundDays } from "./refund-figure.ts";
import { searchReading } from "./search-figure.ts";

/** A figure is drawn anew after this long, however many read it: some go through the whole index. */
const TTL_MS = 5 * MINUTE_MS;
const MAX_KEPT = 100;
type Kept = LRUCache<string, Promise<BlogFigure>>;
const kept = new WeakMap<Services["jobIndex"], Kept>();

/** A figure of an article, from what the product has at the moment. */
export function drawFigure(call: FigureCall, services: Services): Promise<BlogFigure> {
  const figures: Kept = kept.get(services.jobIndex) ?? new LRUCache({ max: MAX_KEPT, ttl: TTL_MS });
  kept.set(services.jobIndex, figures);
  const key = JSON.stringify(call);
  const known = figures.get(key);
  if (known) return known;
  const drawn = draw(call, services);
  figures.set(key, drawn);
  drawn.catch(() => {
    figures.delete(key);
  });
  return drawn;
}

async function draw(call: FigureCall, services: Services): Promise<BlogFigure> {
  switch (call.name) {
    case "annual-pay":
      return annualPay(services);
    case "pay-of-trades":
      return payOfTrades(services, call.trades);
    case "pay-by-state":
      return payByState(services, call.trade);
    case "listing-facts":
      return listingFacts(services);
    case "map-twice":
      return mapTwice(services, call.place);
    case "search-reading":
      return searchReading(services, call.search);
    case "listing-ages":
      return listingAges(services);
    case "refund-days":
      return refundDays(services, call.plan);
  }
}
