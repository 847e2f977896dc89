import type { ResumeContent, ResumeDocument, ResumeFileKind, ResumeSetting } from "@jobmap/contract";
import { type RenderFormat, resumeTemplate } from "@jobmap/contract/resume-templates";
import { ApiError } from "../errors/api-error.ts";
import type { RenderOrder, RenderProblem } from "../gateways/resumes/index.ts";
import type { Profile } from "../models/index.ts";
import type { Requester } from "../processes/fair-queue.ts";
import { withOwner } from "../profile/document.ts";
import { withMaskedNumbers } from "../profile/public-document.ts";
import { findProfile, type WholeProfile } from "../queries/profile.ts";
import { pictureOf } from "../queries/profile-picture.ts";
import { chosenDocument, chosenSections, letterOf } from "../resumes/choose.ts";
import type { Sheet } from "../resumes/sheet.ts";
import { sheetOf } from "../resumes/sheet-of.ts";
import { requesterOf } from "../security/requester.ts";
import type { Services } from "../services.ts";

type FileKind = Pick<ResumeFileKind, "part"> & { readonly format: RenderFormat };

export interface ResumeFile {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/**
 * A resume of a candidate as a file.
 * @throws ApiError `invalid_input` for characters that no font has, and for what takes too long; `unavailable` when too many are waiting
 */
export async function renderResume(
  services: Services,
  accountId: number,
  setting: ResumeSetting,
  kind: FileKind,
): Promise<ResumeFile> {
  return await renderProfile(services, await findProfile(accountId), setting, kind);
}

/** The same of a profile that is at hand. */
export async function renderProfile(
  services: Services,
  whole: WholeProfile,
  setting: ResumeSetting,
  kind: FileKind,
): Promise<ResumeFile> {
  return await renderDocument(services, setting, chosenOf(whole, setting.content), kind);
}

export interface Chosen {
  readonly document: ResumeDocument;
  /** The profile whose picture is shown, if there is to be one. */
  readonly photo: Profile | null;
  /** Whose turn it takes. */
  readonly requester: Requester;
}

/** What a resume takes from a profile. Numbers of licenses are masked: files travel further than their owner sees. */
export function chosenOf({ account, profile, entries }: WholeProfile, content: ResumeContent): Chosen {
  const chosen = chosenDocument(withOwner(profile?.basics ?? {}, account), entries, content);
  return {
    document: content.has_license_numbers ? chosen : withMaskedNumbers(chosen),
    photo: content.has_photo ? profile : null,
    requester: requesterOf(account.id),
  };
}

/** What a resume says as data, without the sections that it hides. */
export function shownDocument(whole: WholeProfile, content: ResumeContent): ResumeDocument {
  const hidden = new Set<string>(content.sections.filter(({ is_hidden }) => is_hidden).map(({ id }) => id));
  const { basics, ...sections } = chosenOf(whole, content).document;
  const { summary, ...top } = basics ?? {};
  return {
    basics: { ...top, ...(summary && !hidden.has("summary") ? { summary } : {}) },
    ...Object.fromEntries(Object.entries(sections).filter(([id]) => !hidden.has(id))),
  };
}

/**
 * What was chosen from a profile, as a file.
 * @throws as {@link renderResume}
 */
export async function renderDocument(
  services: Services,
  setting: ResumeSetting,
  chosen: Chosen,
  { format, part }: FileKind,
): Promise<ResumeFile> {
  const { sheet, order } = await orderOf(services, setting, chosen, part);
  const file = await services.resumes.render({ ...order, format }, chosen.requester);
  if ("problem" in file) throw refusal(file);
  return { bytes: file.bytes, name: `${sheet.name} ${part === "letter" ? "Cover letter" : "Resume"}`.trim() };
}

/** What a resume says, and what the renderer is asked for. */
export async function orderOf(
  services: Pick<Services, "now" | "database" | "files">,
  { template: id, paper, content }: ResumeSetting,
  { document, photo: profile }: Chosen,
  part: ResumeFileKind["part"],
): Promise<{ readonly sheet: Sheet; readonly order: Omit<RenderOrder, "format"> }> {
  const template = resumeTemplate(id);
  if (!template) throw new Error(`no template ${id}`);
  const letter = part === "letter" ? { letter: letterOf(content, services.now()) } : {};
  const sheet = sheetOf(document, { ...chosenSections(template, content), ...letter });
  const photo = template.hasPhoto ? await pictureOf(services, profile) : undefined;
  return { sheet, order: { template: id, paper, sheet: JSON.stringify(sheet), photo } };
}

/** Why there is no file, for its owner. */
export function refusal(said: RenderProblem): ApiError {
  if (said.problem === "failed")
    return new ApiError(
      "unavailable",
      "The file could not be made. We have been told; please try another template.",
    );
  const message =
    said.problem === "too_long"
      ? "This resume is too long to be set as one file. Hide some of its parts."
      : `Our fonts do not have ${said.characters.map((one) => `“${one}”`).join(", ")}. Please write it another way, or download the Word file.`;
  return new ApiError("invalid_input", message, { content: message });
}
