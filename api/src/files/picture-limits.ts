/** Pixels of a picture: what the cameras of telephones take, and a little more. A small file can claim billions. */
export const MAX_PICTURE_PIXELS = 25_000_000;
/** Pixels on one side. */
export const MAX_PICTURE_SIDE = 12_000;
