import { t } from "#text";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import { Guard } from "../session/Guard.tsx";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { ResumesView } from "./ResumesView.tsx";

export const handle: FrameHandle = { frame: "page", own: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/multiple-resume", t`Resume / CV Download`);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData, { noindex: true });
}

export default function ResumesPage() {
  return (
    <Guard audience="user" title={t`Resume / CV Download`}>
      <ResumesView />
    </Guard>
  );
}
