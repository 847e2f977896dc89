import type { BlogDrawing, BlogFigure } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import type { Bounds, ClusterView } from "../../map/index.ts";
import { clusterRadius, clustersToJson, parseArea } from "../../map/index.ts";
import { countText, emptyFigure, type FigureWorld, sourceOf } from "./figure-world.ts";

const WIDTH = 640;
const HEIGHT = 400;
/** A few hours' drive across. */
const ZOOM = 7;
/** Circles that are listed. */
const MAX_ROWS = 12;
/** Jobs by which a circle is named. */
const MAX_NAMED = 300;
const WORLD = 256 * 2 ** ZOOM;

/** The map around a place twice: as circles, and as the list that says the same. */
export async function mapTwice(world: FigureWorld, place: string): Promise<BlogFigure> {
  const { index } = world.jobIndex;
  const located = (await world.places.locate(place))?.place;
  const title = `The job map around ${place}, drawn and told`;
  if (located === undefined) return emptyFigure(title, `${place} is not among the places that we know.`);
  const left = xOf(located.longitude) - WIDTH / 2;
  const top = yOf(located.latitude) - HEIGHT / 2;
  const bbox = boundsOf(left, top);
  const { total, clusters, pins } = clustersToJson(index.clusters({ bbox }, bbox, ZOOM));
  const circles = clusters.toSorted((one, other) => other.count - one.count);
  const shown = circles.slice(0, MAX_ROWS);
  const counted = shown.reduce((sum, { count }) => sum + count, 0);
  const labels = await townsOf(world, bbox, shown);
  const label = (n: number) => labels[n] ?? "several towns";
  return {
    title,
    summary: summaryOf(total, pins.length, circles.length, circles[0] && [label(0), circles[0].count]),
    source: sourceOf(world),
    drawing: {
      kind: "bubbles",
      width: WIDTH,
      height: HEIGHT,
      bounds: bbox,
      items: [
        ...circles.map((circle) =>
          bubble(circle, left, top, clusterRadius(circle.count, ZOOM), circle.count),
        ),
        ...pins.map((pin) => bubble(pin, left, top, 4, 0)),
      ],
    },
    columns: ["Circle around", "Jobs"],
    rows: [
      ...shown.map(({ count }, n) => [label(n), countText(count)]),
      ...(total > counted ? [["all other circles and pins", countText(total - counted)]] : []),
    ],
  };
}

/** The town that most jobs of each circle are in. */
async function townsOf(
  { jobIndex: { index }, database }: FigureWorld,
  bbox: Bounds,
  circles: readonly ClusterView[],
): Promise<(string | undefined)[]> {
  const idsOf = circles.map(
    ({ area }) => index.list({ bbox, area: parseArea(area) ?? undefined }, { limit: MAX_NAMED }).ids,
  );
  const ids = idsOf.flat();
  if (ids.length === 0) return [];
  const rows = await database.query<{ job_id: number; town: string }>(
    `SELECT job_id, CONCAT_WS(', ', locality, region) AS town FROM job_locations
     WHERE job_id IN (?) AND locality IS NOT NULL`,
    { replacements: [ids], type: QueryTypes.SELECT },
  );
  const towns = Map.groupBy(rows, ({ job_id }) => job_id);
  return idsOf.map((own) => {
    const found = Map.groupBy(
      own.flatMap((id) => towns.get(id)?.map(({ town }) => town) ?? []),
      (town) => town,
    );
    return [...found].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
  });
}

/** What the drawing shows, in words. */
export function summaryOf(
  jobs: number,
  pins: number,
  circles: number,
  largest: readonly [town: string, jobs: number] | undefined,
): string {
  const all = `${countOf(jobs, "job")} in ${countOf(circles, "circle")} and ${countOf(pins, "single pin")}.`;
  return largest ? `${all} The largest circle, around ${largest[0]}, has ${countText(largest[1])}.` : all;
}

const countOf = (count: number, what: string) => `${countText(count)} ${what}${count === 1 ? "" : "s"}`;

/** Half of the width of a digit in a circle. */
const HALF_DIGIT = 5;

/** A circle or pin of the drawing; 0 jobs for a pin. */
export function bubble(
  at: { latitude: number; longitude: number },
  left: number,
  top: number,
  radius: number,
  count: number,
): BlogDrawing<"bubbles">["items"][number] {
  const x = Math.round(10 * (xOf(at.longitude) - left)) / 10;
  const y = Math.round(10 * (yOf(at.latitude) - top)) / 10;
  const text = count === 0 ? "" : countText(count);
  // A number that is cut at the edge says another one.
  const [across, down] = [text.length * HALF_DIGIT, 2 * HALF_DIGIT];
  const isWhole = x >= across && x <= WIDTH - across && y >= down && y <= HEIGHT - down;
  return { x, y, radius: Math.round(10 * radius) / 10, text: isWhole ? text : "" };
}

/** Web Mercator, in pixels. */
const xOf = (longitude: number) => ((longitude + 180) / 360) * WORLD;
function yOf(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD;
}

function boundsOf(left: number, top: number): Bounds {
  const longitude = (x: number) => (x / WORLD) * 360 - 180;
  const latitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI;
  return {
    west: longitude(left),
    east: longitude(left + WIDTH),
    north: latitude(top),
    south: latitude(top + HEIGHT),
  };
}
