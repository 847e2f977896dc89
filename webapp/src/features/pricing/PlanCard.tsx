import type { Plan } from "@jobmap/contract";
import type { ReactNode } from "react";
import { t } from "#text";
import { planName } from "../../lib/plan-name.ts";
import { Card, CheckIcon, Heading } from "../../ui/index.ts";
import styles from "./Pricing.module.css";
import { perJobText, planFacts, priceText } from "./plan-words.ts";

/** A plan: its name, its price without tax, and what it gives. */
export function PlanCard({ plan, level = 2, children }: { plan: Plan; level?: 2 | 3; children?: ReactNode }) {
  const perJob = perJobText(plan);
  return (
    <Card className={styles["plan"] ?? ""} aria-label={planName(plan.name)}>
      <Heading level={level} size="xl">
        {planName(plan.name)}
      </Heading>
      <p className={styles["price"]}>{priceText(plan)}</p>
      <p className={styles["each"]}>
        {perJob ?? (plan.price_minor === 0 ? t`No card needed` : t`Paid once`)}
      </p>
      <ul className={styles["facts"]}>
        {planFacts(plan).map((fact) => (
          <li key={fact}>
            <CheckIcon />
            {fact}
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
