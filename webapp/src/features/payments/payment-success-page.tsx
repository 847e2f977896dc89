import { t } from "#text";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/payment-success-page";
import { OutcomeView } from "./OutcomeView.tsx";

export const handle: FrameHandle = { frame: "page", own: true };

export function loader({ context }: Route.LoaderArgs) {
  return loadTexts(context, "/employer/jobs/payment/success", t`Your payment`);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData, { noindex: true });
}

export default function OutcomePage({ params }: Route.ComponentProps) {
  return <OutcomeView id={Number(params.payment_id)} />;
}
