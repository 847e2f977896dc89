import type { Plan } from "@jobmap/contract";
import { t } from "#text";
import { EmptyState } from "../../../ui/index.ts";
import { PlanList } from "../../pricing/PlanList.tsx";

/** The plans on sale, from the rows that the checkout charges by. */
export function LivePrices({ plans }: { plans: readonly Plan[] }) {
  if (plans.length === 0)
    return (
      <EmptyState title={t`Nothing is on sale right now.`}>
        {t`You can still write your jobs: they are kept as drafts.`}
      </EmptyState>
    );
  return <PlanList plans={plans} level={3} />;
}
