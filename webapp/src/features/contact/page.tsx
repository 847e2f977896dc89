import { t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { ContactView } from "./ContactView.tsx";

const LEAD = t`Write to whoever runs Jobmap: questions, hiring, partnership, your data, accessibility. You get a number for your message.`;

export const handle: FrameHandle = { frame: "page", marketing: true };

/** `/contactus` is the same page: both have `/contact` as canonical address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { owner } = context.get(serverContext);
  return { ...(await loadTexts(context, "/contact", t`Contact us`, LEAD)), owner };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return <ContactView owner={loaderData.owner} />;
}
