import type { CandidateProfile, ProfileFields, ProfileSection, StoredEntry } from "@jobmap/contract";
import { addEntry, removeEntry, updateEntry } from "../../commands/profile/save-entry.ts";
import { type HandlerContext, type Reply, reply, route } from "../../http/dispatch.ts";
import { presentEntry, presentProfile } from "../../presenters/candidate-profile.ts";
import { findEntries, findProfile } from "../../queries/profile.ts";

/** What all of these endpoints are called with: they differ by their section alone. */
type Context = HandlerContext<"GET user/profile">;

const whole = async ({ session }: Context, message: string): Promise<Reply<CandidateProfile>> =>
  reply(presentProfile(await findProfile(session.account.id)), { message });

const list =
  (section: ProfileSection) =>
  async (_: unknown, { session }: Context): Promise<StoredEntry[]> =>
    (await findEntries(session.account.id, section)).map(presentEntry);

const add =
  (section: ProfileSection) =>
  async ({ body }: { body: { entry: ProfileFields } }, context: Context) => {
    await addEntry(context.services, context.session.account.id, section, body.entry);
    return whole(context, "Added to your profile.");
  };

const update =
  (section: ProfileSection) =>
  async ({ body }: { body: { id: number; entry: ProfileFields } }, context: Context) => {
    await updateEntry(context.services, context.session.account, section, body);
    return whole(context, "Your profile is saved.");
  };

const remove =
  (section: ProfileSection) =>
  async ({ body }: { body: { id: number } }, context: Context) => {
    await removeEntry(context.services, context.session.account, section, body.id);
    return whole(context, "Removed from your profile.");
  };

export const listExperience = route("GET user/experience/list-profile", list("work"));
export const addExperience = route("POST user/experience/add-profile", add("work"));
export const updateExperience = route("POST user/experience/update-profile", update("work"));
export const removeExperience = route("POST user/experience/delete-profile", remove("work"));
export const listEducation = route("GET user/education/list-profile", list("education"));
export const addEducation = route("POST user/education/add-profile", add("education"));
export const updateEducation = route("POST user/education/update-profile", update("education"));
export const removeEducation = route("POST user/education/delete-profile", remove("education"));
export const listCertificate = route("GET user/certificate/list-profile", list("certificates"));
export const addCertificate = route("POST user/certificate/add-profile", add("certificates"));
export const updateCertificate = route("POST user/certificate/update-profile", update("certificates"));
export const removeCertificate = route("POST user/certificate/delete-profile", remove("certificates"));
export const listLicense = route("GET user/license/list-profile", list("licenses"));
export const addLicense = route("POST user/license/add-profile", add("licenses"));
export const updateLicense = route("POST user/license/update-profile", update("licenses"));
export const removeLicense = route("POST user/license/delete-profile", remove("licenses"));
export const listLanguage = route("GET user/language/list-profile", list("languages"));
export const addLanguage = route("POST user/language/add-profile", add("languages"));
export const updateLanguage = route("POST user/language/update-profile", update("languages"));
export const removeLanguage = route("POST user/language/delete-profile", remove("languages"));
export const listProfessionalAffiliations = route(
  "GET user/professional-affiliations/list-profile",
  list("affiliations"),
);
export const addProfessionalAffiliations = route(
  "POST user/professional-affiliations/add-profile",
  add("affiliations"),
);
export const updateProfessionalAffiliations = route(
  "POST user/professional-affiliations/update-profile",
  update("affiliations"),
);
export const removeProfessionalAffiliations = route(
  "POST user/professional-affiliations/delete-profile",
  remove("affiliations"),
);
export const listProject = route("GET user/project/list-profile", list("projects"));
export const addProject = route("POST user/project/add-profile", add("projects"));
export const updateProject = route("POST user/project/update-profile", update("projects"));
export const removeProject = route("POST user/project/delete-profile", remove("projects"));
export const listVolunteer = route("GET user/volunteer/list-profile", list("volunteer"));
export const addVolunteer = route("POST user/volunteer/add-profile", add("volunteer"));
export const updateVolunteer = route("POST user/volunteer/update-profile", update("volunteer"));
export const removeVolunteer = route("POST user/volunteer/delete-profile", remove("volunteer"));
export const listAward = route("GET user/award/list-profile", list("awards"));
export const addAward = route("POST user/award/add-profile", add("awards"));
export const updateAward = route("POST user/award/update-profile", update("awards"));
export const removeAward = route("POST user/award/delete-profile", remove("awards"));
export const listPublication = route("GET user/publication/list-profile", list("publications"));
export const addPublication = route("POST user/publication/add-profile", add("publications"));
export const updatePublication = route("POST user/publication/update-profile", update("publications"));
export const removePublication = route("POST user/publication/delete-profile", remove("publications"));
export const listInterest = route("GET user/interest/list-profile", list("interests"));
export const addInterest = route("POST user/interest/add-profile", add("interests"));
export const updateInterest = route("POST user/interest/update-profile", update("interests"));
export const removeInterest = route("POST user/interest/delete-profile", remove("interests"));
export const listReference = route("GET user/reference/list-profile", list("references"));
export const addReference = route("POST user/reference/add-profile", add("references"));
export const updateReference = route("POST user/reference/update-profile", update("references"));
export const removeReference = route("POST user/reference/delete-profile", remove("references"));
