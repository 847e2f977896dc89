import { t } from "#text";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import { Guard } from "../session/Guard.tsx";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { NotificationsView } from "./NotificationsView.tsx";

export const handle: FrameHandle = { frame: "page", own: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/notifications", t`Notifications`);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData, { noindex: true });
}

export default function Page() {
  return (
    <Guard audience="any">
      <NotificationsView />
    </Guard>
  );
}
