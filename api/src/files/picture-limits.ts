/** Maximum number of pixels of a picture: slightly more than phone cameras produce. A small file can claim billions. */
export const MAX_PICTURE_PIXELS = 25_000_000;
/** Maximum number of pixels per side. */
export const MAX_PICTURE_SIDE = 12_000;
