import { addToGallery, addVideoLink, removeFromGallery, setLogo } from "../../commands/company/save-media.ts";
import {
  saveAnswerPromise,
  saveBasics,
  saveContact,
  saveSocialLinks,
} from "../../commands/company/save-profile.ts";
import { setEmbedOrigins, setProfileShown } from "../../commands/company/set-visibility.ts";
import { type HandlerContext, type RequestContext, reply, route } from "../../http/dispatch.ts";
import { Account, Company, GalleryItem } from "../../models/index.ts";
import { companyOf, employerOf, scopeOf } from "../../policies/employer.ts";
import { presentEmployerProfile } from "../../presenters/employer-profile.ts";
import { countForDashboard } from "../../queries/dashboard.ts";

type Employer = HandlerContext<"GET employer/profile">;

const SAVED = { message: "Your company profile was saved" };
/** Shows the format of a file for bulk upload. */
const DEMO_FILE = "/api/v1/employer/job/demo-file";

async function present({ session }: Pick<Employer, "session">) {
  const account = await Account.findByPk(session.account.id, { rejectOnEmpty: true });
  const company = account.companyId === null ? null : await Company.findByPk(account.companyId);
  const gallery = company
    ? await GalleryItem.findAll({ where: { companyId: company.id }, order: [["id", "ASC"]] })
    : [];
  return presentEmployerProfile(account, company, gallery);
}

const owner = ({ session }: Pick<Employer, "session">) => ({
  accountId: session.account.id,
  companyId: companyOf(session),
});

export const getEmployerProfile = route("GET employer/profile", async (_, context) =>
  reply(await present(context), { extras: { demo_excel: DEMO_FILE } }),
);

export const updateBasicDetail = route(
  "POST employer/profile/update-basic-detail",
  async ({ body }, context) => {
    await saveBasics(context.services, context.session.account.id, body);
    return reply(await present(context), SAVED);
  },
);

export const updateContactDetail = route(
  "POST employer/profile/update-contact-detail",
  async ({ body }, context) => {
    await saveContact(context.services, companyOf(context.session), body);
    return reply(await present(context), SAVED);
  },
);

export const updateSocialDetail = route(
  "POST employer/profile/update-social-detail",
  async ({ body }, context) => {
    await saveSocialLinks(context.services, companyOf(context.session), body);
    return reply(await present(context), SAVED);
  },
);

export const updateAnswerPromise = route(
  "POST employer/profile/update-answer-promise",
  async ({ body }, context) => {
    await saveAnswerPromise(companyOf(context.session), body.days);
    return reply(await present(context), SAVED);
  },
);

export const updateEmbedOrigins = route(
  "POST employer/profile/update-embed-origins",
  async ({ body }, context) => {
    await setEmbedOrigins(companyOf(context.session), body.origins);
    return reply(await present(context), SAVED);
  },
);

export const updateCompanyImage = route(
  "POST employer/profile/update-company-image",
  async ({ files }, context) => {
    await setLogo(context.services, owner(context), files[0]);
    return reply(await present(context), {
      message: files[0] ? "Your logo was saved" : "Your logo was removed",
    });
  },
);

export const addGalleryImage = route(
  "POST employer/profile/add-gallary-image",
  async ({ body, files }, context) => {
    await addToGallery(context.services, owner(context), "IMAGE", {
      upload: files[0],
      caption: body.caption,
    });
    return reply(await present(context), { message: "The picture was added" });
  },
);

export const addGalleryVideo = route(
  "POST employer/profile/add-gallary-video",
  async ({ body, files }, context) => {
    await addToGallery(context.services, owner(context), "VIDEO", {
      upload: files[0],
      caption: body.caption,
    });
    return reply(await present(context), { message: "The video was added" });
  },
);

export const addGalleryVideoLink = route(
  "POST employer/profile/add-gallary-video-links",
  async ({ body }, context) => {
    await addVideoLink(context.services, owner(context), body);
    return reply(await present(context), { message: "The video was added" });
  },
);

export const deleteGalleryImage = route(
  "POST employer/profile/delete-gallary-image",
  async ({ body }, context) => {
    await removeFromGallery(context.services, employerOf(context.session), body.id, ["IMAGE"]);
    return reply(await present(context), { message: "The picture was removed" });
  },
);

export const deleteGalleryVideo = route(
  "POST employer/profile/delete-gallary-video",
  async ({ body }, context) => {
    await removeFromGallery(context.services, employerOf(context.session), body.id, ["VIDEO", "LINK"]);
    return reply(await present(context), { message: "The video was removed" });
  },
);

async function showProfile(show: boolean, { session }: Pick<Employer, "session">) {
  await setProfileShown(companyOf(session), show);
  return reply(
    { show_profile: show },
    { message: show ? "Your public profile is shown" : "Your public profile is hidden" },
  );
}
export const showProfileStatus = route("POST employer/profile/show-profile-status", ({ body }, context) =>
  showProfile(body.show_profile, context),
);
export const showProfileStatusToo = route("POST employer/show-profile-status", ({ body }, context) =>
  showProfile(body.show_profile, context),
);

const dashboard = (days: number, { services, session }: RequestContext & Pick<Employer, "session">) =>
  countForDashboard(services.database, scopeOf(session), { days, now: services.now() });
export const getDashboardCount = route("GET employer/profile/dashboard-count", ({ query }, context) =>
  dashboard(query.days, context),
);
export const getDashboardCountToo = route("GET employer/dashboard-count", ({ query }, context) =>
  dashboard(query.days, context),
);
