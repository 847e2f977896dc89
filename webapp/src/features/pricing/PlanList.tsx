import type { Plan } from "@jobmap/contract";
import { PlanCard } from "./PlanCard.tsx";
import styles from "./Pricing.module.css";

/** The plans on sale, side by side. */
export function PlanList({ plans, level = 2 }: { plans: readonly Plan[]; level?: 2 | 3 }) {
  return (
    <div className={styles["plans"]}>
      {plans.map((plan) => (
        <PlanCard key={plan.code} plan={plan} level={level} />
      ))}
    </div>
  );
}
