import { t } from "#text";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/listing-page";
import { ListingMapView } from "./ListingMapView.tsx";

export const handle: FrameHandle = { frame: "page", own: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/employer/view-on-map", t`A job on the map`);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData, { noindex: true });
}

export default function Page({ params }: Route.ComponentProps) {
  return <ListingMapView id={params._id} />;
}
