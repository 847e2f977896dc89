import { t } from "#text";
import { textsMeta } from "../../lib/page-texts.ts";
import { loadAuthPage } from "../account/load-page.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/invitation-page";
import { InvitationView } from "./InvitationView.tsx";

export const handle: FrameHandle = { frame: "full" };

export function loader({ context }: Route.LoaderArgs) {
  return loadAuthPage(
    context,
    "/team-invitation",
    t`Join a team`,
    t`Answer an invitation to a team on Jobmap.`,
  );
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData, { noindex: true });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <InvitationView page={loaderData} />;
}
