/** Below these sizes in pixels a map shows a button instead of the line of credits, and no scale. */
const [NARROW, LOW] = [480, 300];

/**
 * Pixels at a map's edges that are kept free of jobs in its initial view, so that no control covers one: tabs above,
 * buttons beside, scale and credits below. The drawings of the loader and of the frame's page (`BOOT` of the server)
 * use the same.
 */
export function insetsOf(
  width: number,
  height: number,
): { top: number; right: number; bottom: number; left: number } {
  const isSmall = Math.round(width) < NARROW || Math.round(height) < LOW;
  return { top: 60, right: 52, bottom: isSmall ? 24 : 52, left: 52 };
}
