import type { PaidJob, PaymentDetail } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { announce } from "../../lib/announce.ts";
import { call } from "../../lib/api.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Badge, ButtonLink, EmptyState, ErrorState, Page, TextSkeleton } from "../../ui/index.ts";
import { Published } from "../published/Published.tsx";
import { OpenPayment } from "./OpenPayment.tsx";
import { outcomeOf } from "./outcome-words.ts";
import styles from "./Payments.module.css";
import { isWaiting, PAYMENT_STATUS, paymentPath } from "./payment-words.ts";

/** How often a payment that has not settled is asked about, should no event arrive. In milliseconds. */
const POLL_MS = 3_000;

/** Where people come back to after paying. The address proves nothing: what is said is what the payment provider says. */
export function OutcomeView({ id }: { id: number }) {
  const query = endpointQuery("GET employer/payment/{id}", { params: { id } });
  const asked = useQuery({
    ...query,
    enabled: Number.isSafeInteger(id),
    refetchInterval: ({ state: { data } }) => (data && isUnsettled(data) ? POLL_MS : false),
  });
  useCheck(id, asked.data);
  if (!Number.isSafeInteger(id) || (asked.isLoadingError && asked.error.code === "not_found"))
    return (
      <Page title={t`Payment not found`}>
        <EmptyState
          title={t`Your company has no such payment.`}
          action={<ButtonLink to="/employer/payment-history">{t`Your payments`}</ButtonLink>}
        />
      </Page>
    );
  if (asked.isLoadingError)
    return (
      <Page title={t`Your payment`}>
        <ErrorState title={t`The payment did not load.`} onRetry={() => void asked.refetch()}>
          {asked.error.message} {t`Whatever you paid is not lost.`}
        </ErrorState>
      </Page>
    );
  if (!asked.data)
    return (
      <Page title={t`Your payment`} aria-busy="true">
        <TextSkeleton lines={4} />
      </Page>
    );
  return <Outcome payment={asked.data} />;
}

function Outcome({ payment }: { payment: PaymentDetail }) {
  const { title, text } = outcomeOf(payment);
  const status = PAYMENT_STATUS[payment.status];
  const said = useRef(title);
  useEffect(() => {
    if (said.current !== title) announce(`${title}. ${text}`);
    said.current = title;
  }, [title, text]);
  const isRetry =
    payment.status === "FAILED" || payment.status === "EXPIRED" || payment.status === "CANCELED";
  const [first] = payment.paid_jobs;
  // Of several jobs each has its own page; one is shown here.
  const onMap = payment.paid_jobs.length === 1 && isOnMap(first) ? first : undefined;
  return (
    <Page title={title} lead={text}>
      {payment.is_stand_in && (
        <p className={styles["note"]}>
          {t`This installation plays the payment provider: no real money moves.`}
        </p>
      )}
      <p className={styles["ways"]}>
        <Badge tone={status.tone}>{status.text}</Badge>
        <Link to={paymentPath(payment.id)}>
          {payment.invoice_url === null
            ? t`Payment ${payment.id}`
            : t`Payment ${payment.id}, with invoice and receipt`}
        </Link>
      </p>
      {payment.status !== "PROCESSING" && isWaiting(payment) && <OpenPayment payment={payment} />}
      {payment.paid_jobs.length > 0 && (
        <ul className={styles["list"]}>
          {payment.paid_jobs.map(({ job_id, title: name, state, status: jobStatus }) => (
            <li key={job_id ?? name}>
              {job_id === null ? (
                name
              ) : (
                <Link
                  to={
                    isOnMap({ state, status: jobStatus })
                      ? `/job/${job_id}`
                      : `/employer/post-job?id=${job_id}&step=review`
                  }
                >
                  {name}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {onMap?.job_id != null && <PublishedOne id={onMap.job_id} />}
      <p className={styles["ways"]}>
        {isRetry && first?.job_id && (
          <ButtonLink to={`/employer/post-job?id=${first.job_id}&step=review`}>{t`Try again`}</ButtonLink>
        )}
        {payment.is_settled && payment.credits_left > 0 && (
          <ButtonLink to="/employer/post-job">{t`Post a job`}</ButtonLink>
        )}
        {!onMap && (
          <ButtonLink variant="line" to="/employer/jobs">
            {t`Your jobs`}
          </ButtonLink>
        )}
      </p>
    </Page>
  );
}

const isOnMap = (job: Pick<PaidJob, "state" | "status"> | undefined) =>
  job?.state === "PUBLISHED" && job.status === "PUBLISHED";

/** The published job with what it leads to. If it fails to load, its link is above. */
function PublishedOne({ id }: { id: number }) {
  const { data: job } = useQuery(endpointQuery("GET employer/job/{id}", { params: { id } }));
  return job?.status === "PUBLISHED" ? <Published job={job} /> : null;
}

/** Whether what is shown may change by itself within moments. */
const isUnsettled = (payment: PaymentDetail) =>
  isWaiting(payment) || (payment.is_settled && payment.paid_jobs.some(({ state }) => state === "WAITING"));

/** Asks the payment provider once about a payment that looks unpaid: its own message may be on its way, or lost. */
function useCheck(id: number, payment: PaymentDetail | undefined): void {
  const checked = useRef<number>(undefined);
  useEffect(() => {
    if (!payment || !isWaiting(payment) || checked.current === id) return;
    checked.current = id;
    // A failure changes nothing: the page goes on asking us.
    call("POST employer/payment/check", { body: { id } }).catch(() => {});
  }, [id, payment]);
}
