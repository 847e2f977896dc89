/** Output of the base map build: `manifest.json` beside the folder of tiles. */
export interface BasemapManifest {
  /** Folder of the tiles, named by their content hash, so it can be cached indefinitely. */
  readonly version: string;
  readonly levels: readonly BasemapLevel[];
  readonly credits: readonly { readonly text: string; readonly url: string }[];
}

/** One level of detail: tiles of the usual XYZ scheme at zoom `z`. */
export interface BasemapLevel {
  readonly z: number;
  /** Ranges of generated tiles: west, north, east, south columns and rows, inclusive. */
  readonly areas: readonly (readonly [number, number, number, number])[];
  /** Tiles in these ranges that contain only open water, as `x * 2 ** z + y`. */
  readonly empty: readonly number[];
  /** Adds names to the level above it and has no geometry of its own. */
  readonly namesOnly: boolean;
}

/** Validates a server reply. @throws TypeError if it is not a manifest */
export function parseManifest(value: unknown): BasemapManifest {
  if (!isRecord(value)) throw new TypeError("The base map's manifest is not an object.");
  const { version, levels, credits } = value;
  const isFine =
    typeof version === "string" &&
    Array.isArray(levels) &&
    levels.every(isLevel) &&
    Array.isArray(credits) &&
    credits.every(
      (credit) => isRecord(credit) && typeof credit["text"] === "string" && typeof credit["url"] === "string",
    );
  if (!isFine) throw new TypeError("The base map's manifest is of another version.");
  return { version, levels, credits };
}

function isLevel(value: unknown): value is BasemapLevel {
  return (
    isRecord(value) &&
    typeof value["z"] === "number" &&
    Array.isArray(value["areas"]) &&
    value["areas"].every((area) => Array.isArray(area) && area.length === 4) &&
    Array.isArray(value["empty"]) &&
    typeof value["namesOnly"] === "boolean"
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
