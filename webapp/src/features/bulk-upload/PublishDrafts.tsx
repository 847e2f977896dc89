import type { BulkUploadDetail } from "@jobmap/contract";
import { useState } from "react";
import { plural, t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Checkbox, FieldError } from "../../ui/index.ts";
import { PlanPicker } from "../post-job/PlanPicker.tsx";
import { CREDITS } from "../post-job/plan-choice.ts";
import { usePlanChoices } from "../post-job/use-plan-choices.ts";
import styles from "./BulkUpload.module.css";

/** Publishes the drafts of an upload together: with credits, for free, or by a payment whose sum is said first. */
export function PublishDrafts({ drafts }: Pick<BulkUploadDetail, "drafts">) {
  const whole = usePlanChoices(drafts, true);
  const credits = whole.asked.data?.credits ?? 0;
  const areTooFew = credits > 0 && credits < drafts.length;
  const rest = usePlanChoices(drafts.slice(credits), areTooFew);
  const [isUsing, setUsing] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isMixed = areTooFew && isUsing;
  const plans = isMixed ? rest : whole;
  const { chosen } = plans;
  const publish = async () => {
    if (!chosen) return;
    setBusy(true);
    setError(undefined);
    const plan = isMixed ? { plan: CREDITS, top_up: chosen.code } : { plan: chosen.code };
    try {
      const body = { job_ids: [...drafts], ...plan };
      const { outcome, published, checkout_url } = await call("POST employer/payment/publish-bulk-job", {
        body,
      });
      if (checkout_url !== null) return location.assign(checkout_url);
      if (outcome === "CREDITS_MISSING")
        setError(t`Your credits have been used by now. Choose another plan.`);
      else
        toast(plural(published.length, { one: "# job published", other: "# jobs published" }), {
          tone: "success",
        });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : t`Nothing was published. Try again.`);
    }
    setBusy(false);
  };
  return (
    <section className={styles["plan"]} aria-label={t`Publish the drafts`}>
      <p className={styles["outcome"]}>
        {plural(drafts.length, { one: "Publish # draft together", other: "Publish # drafts together" })}
      </p>
      {areTooFew && (
        <Checkbox
          label={t`Use your ${plural(credits, { one: "# credit", other: "# credits" })} first, and the plan for the other ${drafts.length - credits}`}
          checked={isUsing}
          onChange={({ currentTarget }) => setUsing(currentTarget.checked)}
        />
      )}
      <PlanPicker plans={plans} />
      {error !== undefined && <FieldError>{error}</FieldError>}
      <div className={styles["ways"]}>
        <Button busy={isBusy} disabled={!chosen} onClick={publish}>
          {chosen?.press ?? t`Publish`}
        </Button>
      </div>
    </section>
  );
}
