import { matchPath, redirect, redirectDocument } from "react-router";
import { isInSpanish } from "../../lib/alternates.ts";
import { serverContext } from "../../lib/context.ts";
import { PREFIX } from "../../lib/language.ts";
import { SCREENS } from "../../screens.ts";
import type { Route } from "./+types/page";

/**
 * Unknown paths redirect to the home page (specification, section 2). What is served outside the web app leads to its own address, which is in
 * English alone for some.
 */
export function loader({ context, url }: Route.LoaderArgs) {
  // The request itself is for the data of a page when a link is followed: `/es/jobmap.data`.
  const path = url.pathname.slice(PREFIX.length);
  if (SCREENS.some((screen) => screen.file === undefined && matchPath(screen.path, path)))
    throw redirectDocument(
      context.get(serverContext).site.publicUrl + (isInSpanish(path) ? PREFIX : "") + path + url.search,
    );
  throw redirect("/");
}
