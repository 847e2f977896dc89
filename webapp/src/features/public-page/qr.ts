import { serverContext } from "../../lib/context.ts";
import { qrSvg } from "../mediakit/qr-picture.ts";
import type { Route } from "./+types/qr";
import { loadPublicPage, publicPagePath } from "./load-public-page.ts";

/** `/user/{username}/{profile_slug}/qr.svg`: a QR code of the page's address, as long as there is the page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { call, site } = context.get(serverContext);
  const { username, profile_slug } = await loadPublicPage(call, params.username, params.profile_slug);
  return new Response(qrSvg(site.publicUrl + publicPagePath(username, profile_slug)), {
    headers: { "Content-Type": "image/svg+xml; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
}
