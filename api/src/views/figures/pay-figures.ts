import type { BlogFigure } from "@jobmap/contract";
import { PAY_BANDS } from "@jobmap/contract/limits";
import type { Clause } from "../../map/index.ts";
import { countText, dollars, emptyFigure, type FigureWorld, shareText, sourceOf } from "./figure-world.ts";
import { type PayQuartiles, payByRegion, payQuartiles } from "./pay-quartiles.ts";

/** States of a figure: the ones with most jobs. */
const MAX_STATES = 15;
/** Steps of the scale below ranges, in minor units. */
const SCALE_STEP = 2_500_000;

export function annualPay(world: FigureWorld): BlogFigure {
  const { index } = world.jobIndex;
  const paid = index.count({ payFloor: 1 });
  const counts = new Map(index.facets({}, ["payFloors"]).payFloors.map(({ value, count }) => [value, count]));
  const bands = PAY_BANDS.map((band) => ({ band, count: counts.get(band) ?? 0 }));
  const [first] = bands;
  return {
    title: "Open listings that promise at least so much a year",
    summary: `Of ${countText(paid)} open listings that state pay in dollars, ${shareText(first?.count ?? 0, paid)} promise at least ${dollars(first?.band ?? 0)} a year once every rate is put on one scale.`,
    source: sourceOf(world),
    drawing: {
      kind: "bars",
      max: Math.max(1, paid),
      items: bands.map(({ band, count }) => ({
        label: `${dollars(band)} or more`,
        value: count,
        text: countText(count),
      })),
    },
    columns: ["At least, a year", "Listings", "Share of those that state pay"],
    rows: bands.map(({ band, count }) => [dollars(band), countText(count), shareText(count, paid)]),
  };
}

export async function payOfTrades(world: FigureWorld, trades: string): Promise<BlogFigure> {
  const names = trades.split(",").map((name) => name.trim());
  const found = await payQuartiles(
    world,
    names.flatMap((label) => {
      const clauses = tradeClauses(world, label);
      return clauses ? [{ label, filter: { clauses } }] : [];
    }),
  );
  return ranges(world, {
    title: "Yearly pay in some trades",
    first: "Trade",
    found: found.toSorted((one, other) => other.middle - one.middle),
  });
}

export async function payByState(world: FigureWorld, trade: string): Promise<BlogFigure> {
  const clauses = tradeClauses(world, trade);
  if (clauses === null) return emptyFigure(`Yearly pay of a ${trade}`, NOTHING);
  const found = await payByRegion(world, { clauses });
  const largest = found.toSorted((one, other) => other.jobs - one.jobs).slice(0, MAX_STATES);
  return ranges(world, {
    title: `Yearly pay of a ${trade}, state by state`,
    first: "State",
    found: largest.toSorted((one, other) => other.middle - one.middle),
  });
}

/** What listings of a trade meet; null while there are none, for which a search would look for something else. */
function tradeClauses({ searches }: FigureWorld, trade: string): readonly Clause[] | null {
  const { parts, clauses } = searches.read(trade);
  return parts.length > 0 && parts.every(({ kind }) => kind === "occupation") ? clauses : null;
}

const NOTHING = "Too few open listings state their pay to say anything.";

interface RangesOptions {
  readonly title: string;
  /** What the first column has. */
  readonly first: string;
  /** In the order shown. */
  readonly found: readonly PayQuartiles[];
}

function ranges(world: FigureWorld, { title, first, found }: RangesOptions): BlogFigure {
  const [top, last] = [found[0], found.at(-1)];
  const min = Math.floor(Math.min(...found.map(({ low }) => low), SCALE_STEP) / SCALE_STEP) * SCALE_STEP;
  const max = Math.ceil(Math.max(...found.map(({ high }) => high), 2 * SCALE_STEP) / SCALE_STEP) * SCALE_STEP;
  const step = SCALE_STEP * Math.ceil((max - min) / SCALE_STEP / 6);
  const ticks = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, n) => min + n * step);
  return {
    title,
    summary:
      top && last
        ? `Half of the listings promise ${dollars(top.middle)} or more for ${top.label}, the highest of these ${found.length}, and ${dollars(last.middle)} or more for ${last.label}, the lowest.`
        : NOTHING,
    source: `${sourceOf(world)} Only listings that state pay in dollars count, each with the least it promises; groups with fewer than 20 are left out.`,
    drawing: {
      kind: "ranges",
      min,
      max,
      ticks: ticks.map((value) => ({ value, text: `$${value / 100_000}k` })),
      items: found.map(({ label, low, middle, high }) => ({
        label,
        low,
        middle,
        high,
        text: dollars(middle),
      })),
    },
    columns: [first, "Listings with pay", "A quarter below", "Half below", "Three quarters below"],
    rows: found.map(({ label, jobs, low, middle, high }) => [
      label,
      countText(jobs),
      dollars(low),
      dollars(middle),
      dollars(high),
    ]),
  };
}
