import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One immutable folder of chunks. `first` is what the loader asks for at once, its entry first. */
export interface Release {
  readonly folder: string;
  readonly first: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** What a page with a script loads before the map can be used, with the loader, in bytes of Brotli. */
  readonly firstBytes?: number;
}

/** What the loader reads: the newest version, and every version that can be loaded. */
export interface Manifest {
  readonly version: string;
  /** What pages of our own start with: the frame and the shared page. */
  readonly entry: string;
  /** What a rollback leads to; empty before there is one. */
  readonly previous: string;
  readonly releases: Readonly<Record<string, Release>>;
}

export function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, "manifest.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Manifest) : undefined;
}

/**
 * Replaces a file in one step: whoever reads it meanwhile gets the old or the new one whole. Compressed copies of the old
 * one go first, or a server would keep sending them.
 */
export function replaceFile(path: string, content: string | Buffer): void {
  writeFileSync(`${path}.new`, content);
  for (const ending of [".br", ".gz"]) rmSync(path + ending, { force: true });
  renameSync(`${path}.new`, path);
}

function write(folder: string, manifest: Manifest): void {
  const newest = manifest.releases[manifest.version];
  const template = readFileSync(join(folder, TEMPLATE), "utf8");
  if (newest !== undefined) replaceFile(join(folder, "loader.js"), fillLoader(template, newest));
  replaceFile(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** What the loader asks for itself: the widget, its own other half, and what draws the first view. */
export const FIRST_VIEW = "first.js";
const ENTRY = "app.js";
const BESIDE = "beside.js";
/** Where the loader is before it knows a release; kept beside it, for a rollback. */
const TEMPLATE = "loader.template.js";

/** The loader of a release: it knows the hashes of what it asks for itself. */
export function fillLoader(template: string, { folder, files }: Release): string {
  const known = [ENTRY, BESIDE, FIRST_VIEW].flatMap((name) => (files[name] ? [[name, files[name]]] : []));
  return fill(template, "RELEASE", { folder, files: Object.fromEntries(known) });
}

/** Writes the hashes of all other files into the loader's other half, before the folder is named by its content. */
export function fillBeside(built: string): void {
  const path = join(built, BESIDE);
  const hashes = hashesOf(built);
  for (const name of [ENTRY, BESIDE, FIRST_VIEW]) delete hashes[name];
  writeFileSync(path, fill(readFileSync(path, "utf8"), "FILES", hashes));
}

function fill(text: string, name: string, value: object): string {
  if (text.split(name).length !== 2) throw new Error(`The text has to name ${name} once.`);
  return text.replace(name, () => JSON.stringify(value));
}

function hashesOf(built: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of readdirSync(built).sort()) {
    const bytes = readFileSync(join(built, name));
    files[name] = `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
  }
  return files;
}

/** Names a built folder by version and content. */
export function releaseOf(built: string, version: string, first: readonly string[]): Release {
  const files = hashesOf(built);
  const whole = createHash("sha256");
  for (const name of Object.keys(files)) whole.update(`${name}\0`).update(readFileSync(join(built, name)));
  return { folder: `${version}-${whole.digest("hex").slice(0, 8)}/`, first, files };
}

/**
 * Moves a built folder to its place, and points the manifest and the loader at it. The release that was newest stays; older ones
 * go, unless a page pinned them by being of another version.
 * @param template the loader, with `RELEASE` where what it knows is to be written
 * @param firstBytes what pages that say how small it is are told
 */
export function publish(
  folder: string,
  built: string,
  version: string,
  first: readonly string[],
  template: string,
  firstBytes: number,
): Manifest {
  const release = { ...releaseOf(built, version, first), firstBytes };
  const target = release.folder.slice(0, -1);
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(folder, target))) rmSync(built, { recursive: true });
  else renameSync(built, join(folder, target));

  const before = readManifest(folder);
  const replaced = before?.releases[before.version];
  const isSame = replaced?.folder === release.folder;
  const releases: Record<string, Release> = { ...before?.releases, [version]: release };
  // A rebuild of a version keeps what it replaced under a name of its own, so that there is something to roll back to.
  let previous = before?.previous ?? "";
  if (before !== undefined && replaced !== undefined && !isSame) {
    previous = before.version === version ? `${version}+before` : before.version;
    releases[previous] = replaced;
  }
  const manifest: Manifest = { version, entry: entryOf(release), previous, releases };
  replaceFile(join(folder, TEMPLATE), template);
  write(folder, manifest);
  removeOthers(folder, manifest);
  return manifest;
}

/** Points the manifest and the loader at the release before. Run again, it goes forward again. */
export function rollBack(folder: string): Manifest {
  const manifest = readManifest(folder);
  const earlier = manifest?.releases[manifest.previous];
  if (manifest === undefined || earlier === undefined) {
    throw new Error("There is no earlier release of the widget to go back to.");
  }
  if (earlier.files[BESIDE] === undefined)
    throw new Error(
      `The release before needs the loader of its time: build the sources of ${earlier.folder} instead.`,
    );
  const back = {
    ...manifest,
    version: manifest.previous,
    entry: entryOf(earlier),
    previous: manifest.version,
  };
  write(folder, back);
  return back;
}

function entryOf({ folder }: Release): string {
  return `${folder}frame-guest.js`;
}

function removeOthers(folder: string, { releases }: Manifest): void {
  const kept = new Set(Object.values(releases).map((release) => release.folder.slice(0, -1)));
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !kept.has(entry.name)) rmSync(join(folder, entry.name), { recursive: true });
  }
}
