import type { PaymentDetail } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import {
  Badge,
  ButtonLink,
  dayText,
  EmptyState,
  ErrorState,
  Heading,
  Page,
  TextSkeleton,
} from "../../ui/index.ts";
import { Disputes } from "./Disputes.tsx";
import { LedgerLines } from "./LedgerLines.tsx";
import { OpenPayment } from "./OpenPayment.tsx";
import { PaidJobs } from "./PaidJobs.tsx";
import { PaymentSums } from "./PaymentSums.tsx";
import styles from "./Payments.module.css";
import { boughtText, isWaiting, PAYMENT_STATUS } from "./payment-words.ts";
import { RefundButton } from "./RefundButton.tsx";
import { RefundsOfPayment } from "./RefundsOfPayment.tsx";

/** One payment: what it was for, what was given back, and each cent and day of it. */
export function PaymentDetailView({ id }: { id: number }) {
  const asked = useQuery(endpointQuery("GET employer/payment/transaction-detail/{id}", { params: { id } }));
  const back = (
    <ButtonLink to="/employer/payment-history" variant="line">
      {t`All payments`}
    </ButtonLink>
  );
  if (asked.isLoadingError && asked.error.code === "not_found")
    return (
      <Page title={t`Payment not found`} width="table">
        <EmptyState title={t`Your company has no such payment.`} action={back} />
      </Page>
    );
  if (asked.isLoadingError)
    return (
      <Page title={t`Payment ${id}`} width="table" tools={back}>
        <ErrorState title={t`The payment did not load.`} onRetry={() => void asked.refetch()}>
          {asked.error.message}
        </ErrorState>
      </Page>
    );
  const payment = asked.data;
  if (!payment)
    return (
      <Page title={t`Payment ${id}`} width="table" aria-busy="true">
        <TextSkeleton lines={8} />
      </Page>
    );
  const status = PAYMENT_STATUS[payment.status];
  return (
    <Page
      title={t`Payment ${id}`}
      width="table"
      tools={back}
      lead={
        <>
          {boughtText(payment)}, {dayText(payment.created_at, { year: true })}{" "}
          <Badge tone={status.tone}>{status.text}</Badge>
        </>
      }
    >
      {payment.is_stand_in && (
        <p className={styles["note"]}>
          {t`This installation plays the payment provider: no real money moves.`}
        </p>
      )}
      {isWaiting(payment) && <OpenPayment payment={payment} />}
      {payment.failure !== null && (
        <p className={styles["note"]} lang={UNKNOWN_LANGUAGE}>
          {payment.failure}
        </p>
      )}
      <PaymentSums payment={payment} />
      {payment.paid_jobs.length > 0 && <PaidJobs payment={payment} />}
      {payment.refund && hasMore(payment) && (
        <section className={styles["part"]} aria-label={t`Refund`}>
          <Heading level={2} size="xl">
            {t`All that is unused`}
          </Heading>
          <RefundButton payment={payment} quote={payment.refund} />
        </section>
      )}
      {payment.refunds.length > 0 && <RefundsOfPayment refunds={payment.refunds} />}
      {payment.disputes.length > 0 && <Disputes payment={payment} />}
      <LedgerLines payment={payment} />
    </Page>
  );
}

/** Whether more than one job could be refunded: a single one has its own button. */
const hasMore = ({ paid_jobs, refund }: PaymentDetail) =>
  paid_jobs.every((job) => job.refund?.amount_minor !== refund?.amount_minor);
