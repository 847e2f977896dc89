import type { LegalDocument } from "./live/Documents.tsx";
import { legalPages, versionsOf } from "./pages.server.ts";
import type { Version } from "./Versions.tsx";

/** Every legal page, for their index. */
export function legalDocuments(): LegalDocument[] {
  return legalPages().map(([path, { title, lead, version = "", effective = "" }]) => ({
    path,
    title,
    lead,
    version,
    effective,
  }));
}

/** The versions of a page as its foot lists them. */
export function versionLines(path: string): Version[] {
  return versionsOf(path).map(({ version = "", effective = "", changes }) => ({
    version,
    effective,
    changes,
  }));
}
