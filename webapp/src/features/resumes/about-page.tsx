import { t } from "#text";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/about-page";
import { BuilderAbout } from "./BuilderAbout.tsx";

const LEAD = t`Resumes that people and machines read alike: nine templates, as PDF and Word file, each read back and compared before it is offered.`;

export const handle: FrameHandle = { frame: "page", marketing: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/ats-resume-builder", t`ATS Resume Builder`, LEAD);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function AboutPage() {
  return <BuilderAbout />;
}
