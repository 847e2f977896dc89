import type { StandInProps } from "../../lib/lazy-part.tsx";
import { ErrorState } from "../../ui/index.ts";

/** Stands where the comparison comes if its script did not load. Until then nobody waits for it. */
export function FitStandIn({ failure }: StandInProps) {
  return failure && <ErrorState headingLevel={3} title={failure.text} onRetry={failure.retry} />;
}
