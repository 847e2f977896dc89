import type { BlogFigure } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { unusedDays } from "../../billing/refund-terms.ts";
import { moneyText } from "../../format/money.ts";
import { findPlans } from "../../queries/plans.ts";
import { emptyFigure, type FigureWorld } from "./figure-world.ts";

/** Days of a figure. */
const SHOWN = 7;

/** What is refunded of a plan, by the days that a listing was public: computed by the function that refunds are computed by. */
export async function refundDays({ now }: FigureWorld, code: string): Promise<BlogFigure> {
  const plan = (await findPlans()).find((one) => one.code === code && one.priceMinor > 0);
  if (plan === undefined)
    return emptyFigure(
      "What comes back when a listing ends early",
      "This plan is not on sale at the moment.",
    );
  const { name, priceMinor, durationDays, currency } = plan;
  const publishedAt = now();
  const days = Array.from({ length: SHOWN }, (_, n) => Math.round((n * durationDays) / (SHOWN - 1)));
  const refunds = days.map((day) => {
    const at = new Date(publishedAt.getTime() + day * DAY_MS);
    const sold = { publishedAt, endedAt: null, durationDays, netMinor: priceMinor, taxMinor: 0 };
    return { day, refund: unusedDays(sold, at) };
  });
  const money = (minor: number) => moneyText(minor, currency);
  const half = refunds[Math.floor(SHOWN / 2)];
  return {
    title: `Refund for “${name}”, by the day it ends`,
    summary: `It costs ${money(priceMinor)} for ${durationDays} days. If it ends after ${half?.day ?? 0} days, ${money(half?.refund.netMinor ?? 0)} is refunded.`,
    source: `Calculated from the plan that is on sale now, by the function that calculates refunds, before tax. Tax is refunded in proportion.`,
    drawing: {
      kind: "bars",
      max: Math.max(1, priceMinor),
      items: refunds.map(({ day, refund }) => ({
        label: `After ${day} days`,
        value: refund.netMinor,
        text: money(refund.netMinor),
      })),
    },
    columns: ["Days public", "Days unused", "Refund"],
    rows: refunds.map(({ day, refund }) => [String(day), String(refund.daysUnused), money(refund.netMinor)]),
  };
}
