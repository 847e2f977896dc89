import { t } from "#text";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/unsubscribe";
import { UnsubscribeView } from "./UnsubscribeView.tsx";

export const handle: FrameHandle = { frame: "page" };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/unsubscribe", t`Unsubscribe`);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData, { noindex: true });
}

export default function Page() {
  return <UnsubscribeView />;
}
