import { matchPath, redirect, redirectDocument } from "react-router";
import { serverContext } from "../../lib/context.ts";
import { PREFIX } from "../../lib/language.ts";
import { SCREENS } from "../../screens.ts";
import type { Route } from "./+types/page";

/**
 * Unknown paths redirect to the home page (specification, section 2). What is served outside the web app has no address in another language:
 * it leads to the one in English.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  if (PREFIX !== "") {
    // The request itself is for the data of a page when a link is followed: `/es/jobmap.data`.
    const path = url.pathname.slice(PREFIX.length);
    if (SCREENS.some((screen) => matchPath(screen.path, path)))
      throw redirectDocument(context.get(serverContext).site.publicUrl + path + url.search);
  }
  throw redirect("/");
}
