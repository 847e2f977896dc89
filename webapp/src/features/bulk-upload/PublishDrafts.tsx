import type { BulkUploadDetail } from "@jobmap/contract";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Checkbox, FieldError, plural } from "../../ui/index.ts";
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
      if (outcome === "CREDITS_MISSING") setError("Your credits have been used by now. Choose another plan.");
      else toast(`${plural(published.length, "job")} published`, { tone: "success" });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : "Nothing was published. Try again.");
    }
    setBusy(false);
  };
  return (
    <section className={styles["plan"]} aria-label="Publish the drafts">
      <p className={styles["outcome"]}>Publish {plural(drafts.length, "draft")} together</p>
      {areTooFew && (
        <Checkbox
          label={`Use your ${plural(credits, "credit")} first, and the plan for the other ${drafts.length - credits}`}
          checked={isUsing}
          onChange={({ currentTarget }) => setUsing(currentTarget.checked)}
        />
      )}
      <PlanPicker plans={plans} />
      {error !== undefined && <FieldError>{error}</FieldError>}
      <div className={styles["ways"]}>
        <Button busy={isBusy} disabled={!chosen} onClick={publish}>
          {chosen?.press ?? "Publish"}
        </Button>
      </div>
    </section>
  );
}
