import type { ServerContext } from "@jobmap/contract";
import { t } from "#text";
import { LANGUAGE } from "../../lib/language.ts";
import { diffNodes } from "./diff-nodes.ts";
import { legalDocuments, versionLines } from "./legal.server.ts";
import { loadFacts } from "./live/load-live.ts";
import { versionsOf } from "./pages.server.ts";

/**
 * A version of a legal page, in the language of this build if it is the current one: those before are in English, and so is what a version
 * changed, marked in its text.
 * @throws Response 404
 */
export async function loadVersion(
  server: ServerContext,
  path: string,
  version: string,
  isAskedToMark: boolean,
) {
  const [texts, english] = [versionsOf(path, LANGUAGE), versionsOf(path)];
  const index = texts.findIndex((text) => text.version === version);
  const [current, before] = [texts[0], english[index + 1]];
  const isMarked = before !== undefined && isAskedToMark;
  const page = (isMarked ? english : texts)[index];
  if (!page || !current)
    throw Response.json({ code: "not_found", message: t`Version not found.` }, { status: 404 });
  const { data, ...today } = await loadFacts(server, page, legalDocuments(LANGUAGE));
  // The list is the one of the software that runs now.
  const isToday = index === 0 && page.language === LANGUAGE;
  return {
    path,
    title: page.language === LANGUAGE ? page.title : current.title,
    language: page.language,
    version,
    effective: page.effective ?? "",
    endedOn: texts[index - 1]?.effective,
    before: before?.version,
    isMarked,
    body: isMarked ? diffNodes(before.body, page.body) : page.body,
    facts: isToday && data ? { ...today, data } : today,
    versions: versionLines(path, LANGUAGE),
  };
}
