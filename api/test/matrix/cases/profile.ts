import { DEFAULT_PROFILE_SLUG, type EndpointKey } from "@jobmap/contract";
import type { Account } from "../../../src/models/index.ts";
import { resumeIn } from "../world.ts";
import { type Ask, body, type Case, type Cases, plain, query, row } from "./kit.ts";

type ProfilePath = EndpointKey extends infer Key
  ? Key extends `POST user/${infer Path}/add-profile`
    ? Path
    : never
  : never;
/** About an entry of the first candidate's profile. */
const ownEntry = (path: ProfilePath, entry: object): Case =>
  row(async ({ candidate }) => {
    const added = await candidate.ok(`POST user/${path}/add-profile`, `user/${path}/add-profile`, { entry });
    const [first] = Object.values(added.entries).flat();
    return { body: { id: first?.id, entry } };
  });
/** About the first candidate's profile, made public. */
const ownView = (params: (account: Account) => Ask["params"]): Case => ({
  ask: async ({ candidate }) => {
    await candidate.account.update({ isPublicAtsResume: true });
    return { params: params(candidate.account) ?? {} };
  },
});
const atOwnPage = ({ username }: Account) => ({ id: username ?? "", id2: DEFAULT_PROFILE_SLUG });

/** A candidate's profile, and the names it chooses from. */
export const profile = {
  "GET user/profile-list": plain,
  "GET user/profile/document": plain,
  "POST user/profile/order": body({ section: "work", ids: [1] }),
  "GET user/resume-draft": plain,
  "POST user/resume-draft/upload": body({ file_name: "Ada.pdf" }, { own: 400 }),
  "POST user/resume-draft/save": body({ document: { skills: [{ name: "Knots" }] } }),
  "POST user/resume-draft/discard": body({}),
  "POST user/profile-image-update": body({}),
  "POST user/cover-image-update": body({}),
  "POST user/bio/update": body({ bio: "I keep boats." }),
  "POST user/headline/update": body({ headline: "Deckhand" }),
  "POST user/contact/update": body({ contact: { phone: "410 555 0100" } }),
  "POST user/skill/update-profile": body({ skills: [{ name: "Knots" }] }),
  "GET user/experience/list-profile": plain,
  "POST user/experience/add-profile": body({ entry: { position: "Deckhand" } }),
  "POST user/experience/update-profile": ownEntry("experience", { position: "Deckhand" }),
  "POST user/experience/delete-profile": ownEntry("experience", { position: "Deckhand" }),
  "GET user/education/list-profile": plain,
  "POST user/education/add-profile": body({ entry: { institution: "Harbor College" } }),
  "POST user/education/update-profile": ownEntry("education", { institution: "Harbor College" }),
  "POST user/education/delete-profile": ownEntry("education", { institution: "Harbor College" }),
  "GET user/certificate/list-profile": plain,
  "POST user/certificate/add-profile": body({ entry: { name: "First Aid" } }),
  "POST user/certificate/update-profile": ownEntry("certificate", { name: "First Aid" }),
  "POST user/certificate/delete-profile": ownEntry("certificate", { name: "First Aid" }),
  "GET user/license/list-profile": plain,
  "POST user/license/add-profile": body({ entry: { type: "Able Seaman", number: "A-1234567" } }),
  "POST user/license/update-profile": ownEntry("license", { type: "Able Seaman", number: "A-1234567" }),
  "POST user/license/delete-profile": ownEntry("license", { type: "Able Seaman", number: "A-1234567" }),
  "GET user/language/list-profile": plain,
  "POST user/language/add-profile": body({ entry: { language: "Spanish" } }),
  "POST user/language/update-profile": ownEntry("language", { language: "Spanish" }),
  "POST user/language/delete-profile": ownEntry("language", { language: "Spanish" }),
  "GET user/professional-affiliations/list-profile": plain,
  "POST user/professional-affiliations/add-profile": body({ entry: { organization: "Harbor Guild" } }),
  "POST user/professional-affiliations/update-profile": ownEntry("professional-affiliations", {
    organization: "Harbor Guild",
  }),
  "POST user/professional-affiliations/delete-profile": ownEntry("professional-affiliations", {
    organization: "Harbor Guild",
  }),
  "GET user/project/list-profile": plain,
  "POST user/project/add-profile": body({ entry: { name: "Lighthouse" } }),
  "POST user/project/update-profile": ownEntry("project", { name: "Lighthouse" }),
  "POST user/project/delete-profile": ownEntry("project", { name: "Lighthouse" }),
  "GET user/volunteer/list-profile": plain,
  "POST user/volunteer/add-profile": body({ entry: { organization: "Sea Rescue" } }),
  "POST user/volunteer/update-profile": ownEntry("volunteer", { organization: "Sea Rescue" }),
  "POST user/volunteer/delete-profile": ownEntry("volunteer", { organization: "Sea Rescue" }),
  "GET user/award/list-profile": plain,
  "POST user/award/add-profile": body({ entry: { title: "Best Knot" } }),
  "POST user/award/update-profile": ownEntry("award", { title: "Best Knot" }),
  "POST user/award/delete-profile": ownEntry("award", { title: "Best Knot" }),
  "GET user/publication/list-profile": plain,
  "POST user/publication/add-profile": body({ entry: { name: "On Ropes" } }),
  "POST user/publication/update-profile": ownEntry("publication", { name: "On Ropes" }),
  "POST user/publication/delete-profile": ownEntry("publication", { name: "On Ropes" }),
  "GET user/interest/list-profile": plain,
  "POST user/interest/add-profile": body({ entry: { name: "Sailing" } }),
  "POST user/interest/update-profile": ownEntry("interest", { name: "Sailing" }),
  "POST user/interest/delete-profile": ownEntry("interest", { name: "Sailing" }),
  "GET user/reference/list-profile": plain,
  "POST user/reference/add-profile": body({ entry: { name: "Grace Harbor" } }),
  "POST user/reference/update-profile": ownEntry("reference", { name: "Grace Harbor" }),
  "POST user/reference/delete-profile": ownEntry("reference", { name: "Grace Harbor" }),
  "GET user/view/{id}": ownView(({ username }) => ({ id: username ?? "" })),
  "GET user/view/{id}/{id2}": ownView(atOwnPage),
  "GET user/view/{id}/{id2}/pdf": ownView(atOwnPage),
  "GET user/view/{id}/{id2}/vcard": ownView(atOwnPage),
  "GET user/public-page": plain,
  "POST user/public-page/update": row(async (world) => ({
    body: {
      profile_slug: "nurse",
      resume_id: await resumeIn(world),
      shows_email: false,
      shows_phone: false,
      shows_street: false,
      shows_picture: false,
      is_findable: false,
    },
  })),
  "GET user/get-education-level": plain,
  "GET user/field-of-study": query({ search: "nurs" }),
  "GET user/skills": query({ search: "exc" }),
  "GET user/get-degree": query({ search: "bach" }),
  "GET user/get-certificate": query({ search: "bls" }),
  "GET user/get-license": query({ search: "rn" }),
} satisfies Cases;
