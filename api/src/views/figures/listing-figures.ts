import type { BlogFigure } from "@jobmap/contract";
import { countText, type FigureWorld, shareText, sourceOf } from "./figure-world.ts";

/** How many open listings state what. */
export function listingFacts(world: FigureWorld): BlogFigure {
  const { index } = world.jobIndex;
  const { total, educationLevels, locationTypes, employmentTypes } = index.facets({});
  const sum = (counts: readonly { count: number }[]) =>
    Math.min(
      total,
      counts.reduce((all, { count }) => all + count, 0),
    );
  const facts = [
    { label: "Pay in dollars", count: index.count({ payFloor: 1 }) },
    { label: "Education asked for", count: sum(educationLevels) },
    { label: "Full time", count: employmentTypes.find(({ value }) => value === "FULL_TIME")?.count ?? 0 },
    { label: "Posted within 30 days", count: index.count({ postedWithinDays: 30 }) },
    {
      label: "Remote or hybrid",
      count: sum(locationTypes.filter(({ value }) => value === "TELECOMMUTE" || value === "HYBRID")),
    },
  ];
  const [pay] = facts;
  return {
    title: "What open listings state",
    summary: `${shareText(pay?.count ?? 0, total)} of the open listings state their pay in dollars.`,
    source: sourceOf(world),
    drawing: {
      kind: "bars",
      max: Math.max(1, total),
      items: facts.map(({ label, count }) => ({ label, value: count, text: shareText(count, total) })),
    },
    columns: ["What is stated", "Listings", "Share of all"],
    rows: facts.map(({ label, count }) => [label, countText(count), shareText(count, total)]),
  };
}

/** How old open listings are. */
export function listingAges(world: FigureWorld): BlogFigure {
  const { total, postedWithinDays } = world.jobIndex.index.facets({}, ["postedWithinDays"]);
  const ages = postedWithinDays.toSorted((one, other) => one.value - other.value);
  const within = (days: number) => (days === 1 ? "the last day" : `the last ${days} days`);
  const last = ages.at(-1);
  const rest = total - (last?.count ?? 0);
  return {
    title: "How old the open listings are",
    summary: `${shareText(last?.count ?? 0, total)} of the open listings were posted within ${within(last?.value ?? 0)}.`,
    source: sourceOf(world),
    drawing: {
      kind: "bars",
      max: Math.max(1, total),
      items: [
        ...ages.map(({ value, count }) => ({
          label: within(value).replace("the last", "Last"),
          value: count,
          text: countText(count),
        })),
        { label: "Older, or without a date", value: rest, text: countText(rest) },
      ],
    },
    columns: ["Posted within", "Listings", "Share of all"],
    rows: [
      ...ages.map(({ value, count }) => [within(value), countText(count), shareText(count, total)]),
      ["longer, or no date stated", countText(rest), shareText(rest, total)],
    ],
  };
}
