import { allPages } from "./features/content/pages.server.ts";
import { SCREENS } from "./screens.ts";

/** Screens for everybody that search engines need not know: other addresses of a page, and what is empty without an account. */
const NOT_LISTED: ReadonlySet<string> = new Set([
  "/landing-page",
  "/aboutpage",
  "/contactus",
  "/viewjobdetails",
  "/employer/job/bulk-upload",
  "/multiple-resume",
  "/saved-jobmap",
  "/profile-setting",
  "/notifications",
  "/searchhistory",
  "/conversation",
  "/team-invitation",
  "/unsubscribe",
]);

/**
 * Pages that are for everybody and always there, in each of their languages, with the day on which their text was last changed, as far as it
 * says. A translation says the same day.
 */
export function publicPages(): { path: string; updated: string | null }[] {
  const texts = new Map(allPages());
  return SCREENS.filter(
    ({ path, file, for: role }) =>
      file !== undefined && role === undefined && !path.includes(":") && !NOT_LISTED.has(path),
  ).flatMap(({ path }) => {
    const updated = texts.get(path)?.updated ?? null;
    return [path, `/es${path}`].map((address) => ({ path: address, updated }));
  });
}
