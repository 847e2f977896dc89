import { t } from "#text";
import type { StandInProps } from "../../lib/lazy-part.tsx";
import { ErrorState, Loading } from "../../ui/index.ts";

/** Stands where the upload works, while its script loads or when it did not. */
export function WorkStandIn({ failure }: StandInProps) {
  if (!failure) return <Loading>{t`Loading bulk upload`}</Loading>;
  return <ErrorState title={failure.text} onRetry={failure.retry} />;
}
