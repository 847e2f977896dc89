import { savePublicPage } from "../../commands/profile/save-public-page.ts";
import { vCard } from "../../format/vcard.ts";
import { RawReply, reply, route } from "../../http/dispatch.ts";
import { fileHeaders } from "../../http/download.ts";
import { findPublicPage } from "../../queries/public-page.ts";
import { requesterOf } from "../../security/requester.ts";
import { renderPublicPage, showOwnPage, showPublicPage } from "../../views/public-page.ts";

/** Files of pages that may be switched off at any time: nobody keeps them, and no search engine lists them beside their page. */
const UNLISTED = { "X-Robots-Tag": "noindex" };

export const viewProfile = route("GET user/view/{id}", async ({ params }) =>
  showPublicPage(await findPublicPage(params.id)),
);

export const viewProfileAt = route("GET user/view/{id}/{id2}", async ({ params }) =>
  showPublicPage(await findPublicPage(params.id, params.id2)),
);

export const viewPdf = route("GET user/view/{id}/{id2}/pdf", async ({ params }, context) => {
  const { services, session, ip } = context;
  const requester = requesterOf(session?.account.id ?? null, ip);
  const page = await findPublicPage(params.id, params.id2);
  const { bytes, name } = await renderPublicPage(services, page, requester);
  const headers = fileHeaders({ type: "application/pdf", name, ending: ".pdf", size: bytes.length });
  return new RawReply(200, { ...headers, ...UNLISTED }, bytes);
});

export const viewCard = route("GET user/view/{id}/{id2}/vcard", async ({ params }, { services }) => {
  const { document, sheet, username, profile_slug } = showPublicPage(
    await findPublicPage(params.id, params.id2),
  );
  const url = `${services.env.PUBLIC_URL}/user/${username}/${profile_slug}`;
  const bytes = Buffer.from(vCard({ document, url, lang: sheet.lang }));
  const type = "text/vcard; charset=utf-8";
  const headers = fileHeaders({ type, name: sheet.name, ending: ".vcf", size: bytes.length });
  return new RawReply(200, { ...headers, ...UNLISTED }, bytes);
});

export const getPublicPage = route("GET user/public-page", (_, { session }) =>
  showOwnPage(session.account.id),
);

export const postPublicPage = route(
  "POST user/public-page/update",
  async ({ body }, { services, session }) => {
    await savePublicPage(services, session.account, body);
    return reply(await showOwnPage(session.account.id), { message: "Your public page is saved." });
  },
);
