import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/about-page";
import { BuilderAbout } from "./BuilderAbout.tsx";

export const handle: FrameHandle = { frame: "page", marketing: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/ats-resume-builder", "ATS Resume Builder");
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function AboutPage() {
  return <BuilderAbout />;
}
