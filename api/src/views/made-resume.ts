import { ResumeSetting, type SharedProfile } from "@jobmap/contract";
import { resumeTemplate } from "@jobmap/contract/resume-templates";
import { ApiError } from "../errors/api-error.ts";
import { Resume } from "../models/index.ts";
import { type Actor, can } from "../policies/can.ts";
import { withOwner } from "../profile/document.ts";
import { publicDocument, SHOWS_NOTHING } from "../profile/public-document.ts";
import { findProfile, type WholeProfile } from "../queries/profile.ts";
import { chosenDocument, chosenSections } from "../resumes/choose.ts";
import { sheetOf } from "../resumes/sheet-of.ts";
import type { Services } from "../services.ts";
import { renderProfile } from "./resume-file.ts";

/** A resume made for one application. */
export interface MadeResume {
  /** A PDF. */
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly resumeId: number | null;
  readonly profile: SharedProfile;
}

/**
 * Makes a PDF of a candidate's profile or of one of their resumes, and notes what it says, both from one reading of the profile.
 * @throws ApiError `invalid_input` under `resume_from` for an empty profile, a resume that is gone, or one that cannot be set
 */
export async function makeResume(
  services: Services,
  actor: Actor,
  from: "profile" | number,
): Promise<MadeResume> {
  const resume = from === "profile" ? null : await Resume.findByPk(from);
  if (from !== "profile" && !(resume && can(actor, "resume.edit", resume)))
    throw refusal("This resume no longer exists. Please choose another one.");
  const whole = await findProfile(actor.id);
  if (!resume && whole.entries.length === 0)
    throw refusal("Your profile is empty. Please fill it in first, or choose a file.");
  const setting = resume ?? ResumeSetting.parse({});
  const { bytes } = await renderProfile(services, whole, setting, { format: "pdf", part: "resume" }).catch(
    (error: unknown) => {
      throw error instanceof ApiError && error.code === "invalid_input" ? refusal(error.message) : error;
    },
  );
  return {
    bytes,
    name: `${resume?.name ?? "Profile"}.pdf`,
    resumeId: resume?.id ?? null,
    profile: sharedProfile(whole, setting),
  };
}

function sharedProfile({ account, profile, entries }: WholeProfile, setting: ResumeSetting): SharedProfile {
  const { template: id, content } = setting;
  const template = resumeTemplate(id);
  if (!template) throw new Error(`no template ${id}`);
  const said = chosenDocument(withOwner(profile?.basics ?? {}, account), entries, content);
  const document = publicDocument(said, SHOWS_NOTHING);
  const { lang, dir, headline = "", sections } = sheetOf(document, chosenSections(template, content));
  return { lang, dir, headline, sections };
}

const refusal = (message: string) => new ApiError("invalid_input", message, { resume_from: message });
