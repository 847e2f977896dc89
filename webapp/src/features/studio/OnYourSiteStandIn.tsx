import { t } from "#text";
import type { StandInProps } from "../../lib/lazy-part.tsx";
import { ErrorState, Loading } from "../../ui/index.ts";

/** Stands below the code while what employers do with it loads, or when it did not. */
export function OnYourSiteStandIn({ failure }: StandInProps) {
  if (!failure) return <Loading>{t`Loading your site`}</Loading>;
  return <ErrorState title={failure.text} onRetry={failure.retry} />;
}
