/** Below these pixel sizes a map shows a button instead of a line of credits, and no scale. */
const [NARROW, LOW] = [480, 300];

/**
 * Pixels at a map's edges that are kept free of jobs when it begins, so that nothing lies over one: tabs above, buttons beside,
 * scale and credits below. The same in the loader's drawing and in that of the frame's page (`BOOT` of the server).
 */
export function insetsOf(
  width: number,
  height: number,
): { top: number; right: number; bottom: number; left: number } {
  const isSmall = Math.round(width) < NARROW || Math.round(height) < LOW;
  return { top: 60, right: 52, bottom: isSmall ? 24 : 52, left: 52 };
}
