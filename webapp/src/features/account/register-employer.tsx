import { t } from "#text";
import { textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/register-employer";
import { loadAuthPage } from "./load-page.ts";

import { RegisterView } from "./RegisterView.tsx";

export const handle: FrameHandle = { frame: "full" };

export function loader({ context }: Route.LoaderArgs) {
  return loadAuthPage(
    context,
    "/employer-register",
    t`Employer account`,
    t`An account for employers: put your jobs on the map and see who applies.`,
  );
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <RegisterView audience="employer" page={loaderData} />;
}
