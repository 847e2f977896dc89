import { saveBasics } from "../../commands/profile/save-basics.ts";
import { orderEntries, replaceSkills } from "../../commands/profile/save-entry.ts";
import { savePicture } from "../../commands/profile/save-picture.ts";
import { reply, route } from "../../http/dispatch.ts";
import { presentEntries, presentProfile } from "../../presenters/candidate-profile.ts";
import { findEntries, findProfile, profileDocument } from "../../queries/profile.ts";

const SAVED = { message: "Your profile is saved." };
const present = async (accountId: number) => presentProfile(await findProfile(accountId));

export const getProfile = route("GET user/profile", (_, { session }) => present(session.account.id));

export const listProfile = route("GET user/profile-list", async (_, { session }) =>
  presentEntries(await findEntries(session.account.id)),
);

export const getDocument = route("GET user/profile/document", (_, { session }) =>
  profileDocument(session.account.id),
);

export const postOrder = route("POST user/profile/order", async ({ body }, { services, session }) => {
  await orderEntries(services, session.account.id, body.section, body.ids);
  return reply(await present(session.account.id), SAVED);
});

export const updateBio = route("POST user/bio/update", async ({ body }, { services, session }) => {
  await saveBasics(services, session.account.id, { summary: body.bio });
  return reply(await present(session.account.id), SAVED);
});

export const updateHeadline = route("POST user/headline/update", async ({ body }, { services, session }) => {
  await saveBasics(services, session.account.id, { label: body.headline });
  return reply(await present(session.account.id), SAVED);
});

export const updateContact = route("POST user/contact/update", async ({ body }, { services, session }) => {
  const { email, phone, url, location, profiles } = body.contact;
  const contact = { email, phone, url, location, profiles };
  await saveBasics(services, session.account.id, contact);
  return reply(await present(session.account.id), SAVED);
});

export const updateSkills = route(
  "POST user/skill/update-profile",
  async ({ body }, { services, session }) => {
    await replaceSkills(services, session.account.id, body.skills);
    return reply(await present(session.account.id), SAVED);
  },
);

export const updatePicture = route(
  "POST user/profile-image-update",
  async ({ files: [file] }, { services, session }) => {
    await savePicture(services, session.account.id, "picture", file);
    const message = file ? "Your picture is saved." : "Your picture is removed.";
    return reply(await present(session.account.id), { message });
  },
);

export const updateCover = route(
  "POST user/cover-image-update",
  async ({ files: [file] }, { services, session }) => {
    await savePicture(services, session.account.id, "cover", file);
    const message = file ? "Your cover picture is saved." : "Your cover picture is removed.";
    return reply(await present(session.account.id), { message });
  },
);
