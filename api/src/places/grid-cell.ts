/** Cell size, in degrees, of the grid on which searches are counted. */
export const CELL_DEGREES = 0.5;
const COLUMNS = 360 / CELL_DEGREES;

/** The grid cell of a point, as stored in `place_searches.cell`. */
export function placeCell(latitude: number, longitude: number): number {
  const row = Math.min(Math.floor((latitude + 90) / CELL_DEGREES), 180 / CELL_DEGREES - 1);
  const column = Math.floor((longitude + 180) / CELL_DEGREES) % COLUMNS;
  return row * COLUMNS + column;
}
