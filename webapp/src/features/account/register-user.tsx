import { t } from "#text";
import { textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/register-user";
import { loadAuthPage } from "./load-page.ts";

import { RegisterView } from "./RegisterView.tsx";

export const handle: FrameHandle = { frame: "full" };

export function loader({ context }: Route.LoaderArgs) {
  return loadAuthPage(
    context,
    "/user-register",
    t`Create Free Account`,
    t`A free account for job seekers: save jobs, apply to them, and keep your resume in one place.`,
  );
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <RegisterView audience="user" page={loaderData} />;
}
