import { t } from "#text";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/error-page";
import { NotPaidView } from "./NotPaidView.tsx";

export const handle: FrameHandle = { frame: "page", own: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/employer/jobs/error", t`Not paid`);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData, { noindex: true });
}

export default function ErrorPage() {
  return <NotPaidView />;
}
