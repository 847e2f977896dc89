import { serverContext } from "../../lib/context.ts";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { ContactView } from "./ContactView.tsx";

export const handle: FrameHandle = { frame: "page", marketing: true };

/** `/contactus` is the same page: both have `/contact` as canonical address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { owner } = context.get(serverContext);
  return { ...(await loadTexts(context, "/contact", "Contact us")), owner };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return <ContactView owner={loaderData.owner} />;
}
