import { t } from "#text";
import { textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/login-employer";
import { LoginView } from "./LoginView.tsx";
import { loadAuthPage } from "./load-page.ts";

export const handle: FrameHandle = { frame: "full" };

export function loader({ context }: Route.LoaderArgs) {
  return loadAuthPage(context, "/employer-login", t`Employer sign in`, t`Sign in to Jobmap as an employer.`);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LoginView audience="employer" page={loaderData} />;
}
