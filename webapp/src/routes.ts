import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { buildLanguage } from "../languages/plugin.ts";
import { routeId } from "./lib/language.ts";
import { SCREENS, type Screen } from "./screens.ts";

const isEnglish = buildLanguage() === "en";

/**
 * The table of screens in React Router's format: role-specific screens are inside the layout that guards them. A build of another language
 * has those that are in it.
 */
export default [
  ...pagesFor(undefined),
  layout("features/session/candidates-only.tsx", pagesFor("user")),
  layout("features/session/employers-only.tsx", pagesFor("employer")),
  route("user/:username/:profile_slug/qr.svg", "features/public-page/qr.ts"),
  route("*", "features/unknown/page.ts"),
] satisfies RouteConfig;

function pagesFor(role: Screen["for"]): RouteConfigEntry[] {
  return SCREENS.flatMap(({ path, file, for: audience, english = false }) => {
    if (file === undefined || audience !== role || (!isEnglish && english)) return [];
    const module = `features/${file}`;
    const id = routeId(path, english);
    return path === "/" ? index(module, { id }) : route(path.slice(1), module, { id });
  });
}
