import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/about-page";
import { AboutView } from "./AboutView.tsx";

export const handle: FrameHandle = { frame: "page" };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/culture-preference", "Job Feed");
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function Page() {
  return <AboutView />;
}
