import { t } from "#text";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/about-page";
import { AboutView } from "./AboutView.tsx";

const LEAD = t`State what you look for once: occupations, place, pay, schedule. Jobs that meet your conditions, each with its reason; employers see none of it.`;

export const handle: FrameHandle = { frame: "page" };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/culture-preference", t`Job Feed`, LEAD);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function Page() {
  return <AboutView />;
}
