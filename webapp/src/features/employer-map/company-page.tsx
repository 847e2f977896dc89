import { t } from "#text";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/company-page";
import { CompanyMapView } from "./CompanyMapView.tsx";

export const handle: FrameHandle = { frame: "page", own: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/employer/job-map", t`Your jobs on the map`);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData, { noindex: true });
}

export default function Page({ params }: Route.ComponentProps) {
  return <CompanyMapView username={params.company_name} />;
}
