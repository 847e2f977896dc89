/** Begins the key of a tile of streets, to tell it from the base map's. */
export const STREETS_KEY = "streets/";
