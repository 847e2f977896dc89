import { t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { PRICING_LEAD, PricingView } from "./PricingView.tsx";

export const handle: FrameHandle = { frame: "page", marketing: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(serverContext);
  const [texts, plans] = await Promise.all([
    loadTexts(context, "/job-pricing", t`What a job ad costs`, PRICING_LEAD),
    call("GET employer/payment/get-plans", {}),
  ]);
  return { ...texts, plans };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  return <PricingView plans={loaderData.plans} />;
}
