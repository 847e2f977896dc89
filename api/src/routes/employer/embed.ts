import { checkPage } from "../../commands/embed/check-page.ts";
import { mailEmbed } from "../../commands/embed/mail-embed.ts";
import { reply, route } from "../../http/dispatch.ts";
import { companyOf, employerOf } from "../../policies/employer.ts";
import { findEmbedMails } from "../../queries/embed-mails.ts";
import { findSightings } from "../../queries/sightings.ts";

export const listSightings = route("GET employer/embed/sightings", async (_, { services, session }) => {
  const { hosts, total } = await findSightings(services.database, companyOf(session), services.now());
  const items = hosts.map(({ host, first_seen_at, last_seen_at }) => ({
    host,
    first_seen_at: first_seen_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }));
  return { items, total };
});

export const checkEmbedPage = route("POST employer/embed/check", ({ body }, { services, session }) =>
  checkPage(services, employerOf(session), body.url),
);

export const listEmbedMails = route("GET employer/embed/mails", async (_, { services, session }) => {
  const mails = await findEmbedMails(services.database, companyOf(session));
  return { items: mails.map((mail) => ({ ...mail, sent_at: mail.sent_at.toISOString() })) };
});

export const mailEmbedCode = route("POST employer/embed/mail", async ({ body }, { services, session }) => {
  await mailEmbed(services, employerOf(session), body);
  return reply(null, { message: `The code is on its way to ${body.email}.` });
});
