import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { SCREENS, type Screen } from "./screens.ts";

/** The table of screens in React Router's format: role-specific screens are inside the layout that guards them. */
export default [
  ...pagesFor(undefined),
  layout("features/session/candidates-only.tsx", pagesFor("user")),
  layout("features/session/employers-only.tsx", pagesFor("employer")),
  route("user/:username/:profile_slug/qr.svg", "features/public-page/qr.ts"),
  route("*", "features/unknown/page.ts"),
] satisfies RouteConfig;

function pagesFor(role: Screen["for"]): RouteConfigEntry[] {
  return SCREENS.flatMap(({ path, file, for: audience }) => {
    if (file === undefined || audience !== role) return [];
    const module = `features/${file}`;
    return path === "/" ? index(module, { id: path }) : route(path.slice(1), module, { id: path });
  });
}
