import { textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { DomainLogView } from "./DomainLogView.tsx";
import { loadLog } from "./load-log.ts";

export const handle: FrameHandle = { frame: "page" };

export const loader = ({ context, url }: Route.LoaderArgs) => loadLog(context, url);

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  // Only the whole log is a page of its own for search engines.
  const isPart = loaderData !== undefined && (loaderData.company !== null || loaderData.page > 1);
  return textsMeta(loaderData?.texts, { noindex: isPart });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <DomainLogView log={loaderData} />;
}
