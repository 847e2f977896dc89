import type { StandInProps } from "../../lib/lazy-part.tsx";
import { ErrorState, TextSkeleton } from "../../ui/index.ts";

/** Stands where saved jobs are compared with the catalog, while the script for it loads or when it did not. */
export function AskedStandIn({ failure }: StandInProps) {
  if (!failure) return <TextSkeleton lines={3} />;
  return <ErrorState title={failure.text} onRetry={failure.retry} />;
}
