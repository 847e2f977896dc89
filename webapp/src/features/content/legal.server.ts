import type { Language } from "@jobmap/contract/languages";
import type { LegalDocument } from "./live/Documents.tsx";
import { legalPages, versionsOf } from "./pages.server.ts";
import type { Version } from "./Versions.tsx";

/** Every legal page, for their index. */
export function legalDocuments(language: Language = "en"): LegalDocument[] {
  return legalPages(language).map(([path, { title, lead, version = "", effective = "" }]) => ({
    path,
    title,
    lead,
    version,
    effective,
  }));
}

/** The versions of a page as its foot lists them. */
export function versionLines(path: string, language: Language = "en"): Version[] {
  return versionsOf(path, language).map((page) => ({
    version: page.version ?? "",
    effective: page.effective ?? "",
    changes: page.changes,
    language: page.language,
  }));
}
