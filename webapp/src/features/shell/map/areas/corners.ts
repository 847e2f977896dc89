import type { Corner, DrawnArea } from "@jobmap/contract/drawn-areas";

export function moved(area: DrawnArea, at: number, to: Corner): DrawnArea {
  return area.map((corner, i) => (i === at ? to : corner));
}

/** With another corner on the side that begins at one. */
export function withCorner(area: DrawnArea, after: number, corner: Corner): DrawnArea {
  return [...area.slice(0, after + 1), corner, ...area.slice(after + 1)];
}

export function withoutCorner(area: DrawnArea, at: number): DrawnArea {
  return area.filter((_, i) => i !== at);
}

/** The middle of each side, in the order of the corners where the sides begin. */
export function middlesOf(area: DrawnArea): Corner[] {
  return area.map((start, i) => {
    const end = area[(i + 1) % area.length] ?? start;
    // Across the antimeridian a side goes the short way.
    const east = ((((end.longitude - start.longitude + 180) % 360) + 360) % 360) - 180;
    return {
      latitude: (start.latitude + end.latitude) / 2,
      longitude: start.longitude + east / 2,
    };
  });
}
