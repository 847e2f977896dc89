import type { PaymentDetail } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { ButtonLink, ErrorState, Page, TextSkeleton } from "../../ui/index.ts";
import { OpenPayment } from "./OpenPayment.tsx";
import { outcomeOf } from "./outcome-words.ts";
import styles from "./Payments.module.css";
import { boughtText, isWaiting, paymentPath } from "./payment-words.ts";

const KEPT = t`Your jobs are kept as you wrote them. You can publish them whenever you like.`;

/** `/employer/jobs/error`: the payment page was left without paying, or could not be opened. Nothing is lost; try again. */
export function NotPaidView() {
  const [params] = useSearchParams();
  const id = Number(params.get("payment"));
  const isKnown = Number.isSafeInteger(id) && id > 0;
  const asked = useQuery({
    ...endpointQuery("GET employer/payment/{id}", { params: { id } }),
    enabled: isKnown,
  });
  const isUnknown = !isKnown || (asked.isLoadingError && asked.error.code === "not_found");
  if (isUnknown)
    return (
      <Page title={t`Nothing was published`} lead={KEPT}>
        <Ways />
      </Page>
    );
  if (asked.isLoadingError)
    return (
      <Page title={t`Nothing is lost`} lead={KEPT}>
        <ErrorState title={t`The payment did not load.`} onRetry={() => void asked.refetch()}>
          {asked.error.message}
        </ErrorState>
      </Page>
    );
  if (!asked.data)
    return (
      <Page title={t`Your payment`} aria-busy="true">
        <TextSkeleton lines={4} />
      </Page>
    );
  return <NotPaid payment={asked.data} />;
}

function NotPaid({ payment }: { payment: PaymentDetail }) {
  const isOpen = payment.status !== "PROCESSING" && isWaiting(payment);
  // By now it may have been paid after all, in another tab.
  const { title, text } = isOpen
    ? {
        title: t`You have not paid yet`,
        text: `${t`Nothing was charged for ${boughtText(payment)}.`} ${KEPT}`,
      }
    : outcomeOf(payment);
  const [job] = payment.paid_jobs;
  return (
    <Page title={title} lead={text}>
      {isOpen && <OpenPayment payment={payment} />}
      <p className={styles["ways"]}>
        {job?.job_id != null && (
          <Link to={`/employer/post-job?id=${job.job_id}&step=review`}>{t`Choose another plan`}</Link>
        )}
        <Link to={paymentPath(payment.id)}>{t`Payment ${payment.id}`}</Link>
      </p>
      <Ways />
    </Page>
  );
}

function Ways() {
  return (
    <p className={styles["ways"]}>
      <ButtonLink variant="line" to="/employer/jobs">
        {t`Your jobs`}
      </ButtonLink>
      <ButtonLink variant="line" to="/job-pricing">
        {t`Prices`}
      </ButtonLink>
    </p>
  );
}
