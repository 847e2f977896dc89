import { readFileSync, statSync } from "node:fs";
import { z } from "zod";

/** What the pages need from the widget's build. */
export interface WidgetBuild {
  /** Address of the module that takes the page over. */
  readonly entry: string;
  /** What that module imports first, by address, with the hashes from the build. */
  readonly preloads: readonly { readonly href: string; readonly integrity: string }[];
  /** What the embed loads before its map can be used, in bytes of Brotli; null for a release of before it was noted. */
  readonly firstBytes: number | null;
}

const FILE = z.string().regex(/^[\w.-]+\.js$/);
const Manifest = z.object({
  version: z.string(),
  entry: z.string().regex(/^[\w.-]+\/[\w.-]+\.js$/),
  releases: z.record(
    z.string(),
    z.object({
      folder: z.string().regex(/^[\w.-]+\/$/),
      first: z.array(FILE),
      files: z.record(FILE, z.string().regex(/^sha(256|384)-[\w+/=]+$/)),
      firstBytes: z.int().positive().optional(),
    }),
  ),
});

/**
 * The widget's current release, from its manifest; null before the first build. The manifest is read again when it has changed,
 * so that a release or a rollback needs no restart.
 * @param folder with `manifest.json`
 * @param base address that the folder has on this server
 */
export function widgetBuild(folder: string, base: string): () => WidgetBuild | null {
  let seen = -1;
  let current: WidgetBuild | null = null;
  return () => {
    const path = `${folder}manifest.json`;
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed !== seen) current = changed === 0 ? null : read(path, base);
    seen = changed;
    return current;
  };
}

function read(path: string, base: string): WidgetBuild | null {
  const parsed = Manifest.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) return null;
  const { version, entry, releases } = parsed.data;
  const release = releases[version];
  if (!release) return null;
  const first = [entry.slice(entry.indexOf("/") + 1), ...release.first];
  return {
    entry: base + entry,
    firstBytes: release.firstBytes ?? null,
    preloads: [...new Set(first)].flatMap((file) => {
      const integrity = release.files[file];
      return integrity ? [{ href: base + release.folder + file, integrity }] : [];
    }),
  };
}
