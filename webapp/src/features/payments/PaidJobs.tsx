import type { JobStatus, PaidJob, PaidJobState, PaymentDetail } from "@jobmap/contract";
import { Link } from "react-router";
import { plural, t } from "#text";
import { moneyText } from "../../lib/money-text.ts";
import { Badge, type BadgeProps, type Column, dayText, Heading, Table } from "../../ui/index.ts";
import styles from "./Payments.module.css";
import { isWaiting, wasPaid } from "./payment-words.ts";
import { RefundButton } from "./RefundButton.tsx";

interface Words {
  readonly text: string;
  readonly tone: NonNullable<BadgeProps["tone"]>;
}

const STATE: Readonly<Record<Exclude<PaidJobState, "PUBLISHED" | "WAITING">, Words>> = {
  LEFT_OUT: { text: t`Not published, refunded`, tone: "neutral" },
  REFUNDED: { text: t`Ended by a refund`, tone: "neutral" },
};

/** What a published job is by now, if it has not ended. */
const PUBLISHED: Partial<Record<JobStatus, Words>> = {
  PUBLISHED: { text: t`Published`, tone: "ok" },
  PENDING_REVIEW: { text: t`In review`, tone: "warn" },
  PAUSED: { text: t`Paused`, tone: "warn" },
  REMOVED: { text: t`Removed`, tone: "danger" },
};

/** What became of a job. One that waits does so for the money, or for a moment; or it waits no more, because the money did not come. */
function stateOf(payment: PaymentDetail, { state, status }: PaidJob): Words {
  if (state === "PUBLISHED") return PUBLISHED[status ?? "CLOSED"] ?? { text: t`Ended`, tone: "neutral" };
  if (state !== "WAITING") return STATE[state];
  if (isWaiting(payment)) return { text: t`Waits for the payment`, tone: "warn" };
  return wasPaid(payment)
    ? { text: t`Published in a moment`, tone: "sea" }
    : { text: t`Not published`, tone: "neutral" };
}

const columnsOf = (payment: PaymentDetail): readonly Column<PaidJob>[] => [
  {
    id: "title",
    header: t`Job`,
    isTitle: true,
    cell: ({ job_id, title, status }) =>
      job_id === null ? title : <Link to={linkOf(job_id, status)}>{title}</Link>,
  },
  {
    id: "state",
    header: t`State`,
    isPlain: true,
    cell: (job) => {
      const { text, tone } = stateOf(payment, job);
      return (
        <>
          <Badge tone={tone}>{text}</Badge> {job.featured && <Badge>{t`Featured`}</Badge>}
        </>
      );
    },
  },
  {
    id: "days",
    header: t`Days`,
    isPlain: true,
    cell: ({ days, ends_at }) => {
      const paid = plural(days, { one: "# day", other: "# days" });
      return ends_at === null ? paid : t`${paid}, until ${dayText(ends_at) ?? ""}`;
    },
  },
  {
    id: "total",
    header: t`Price with tax`,
    align: "end",
    cell: ({ total_minor }) => (wasPaid(payment) ? moneyText(total_minor, payment.currency) : "–"),
  },
  {
    id: "refund",
    header: t`Refund now`,
    cell: ({ refund, job_id, title }) =>
      refund && job_id !== null ? (
        <RefundButton payment={payment} quote={refund} job={{ id: job_id, title }} />
      ) : (
        "–"
      ),
  },
];

/** The listings that a payment is for. */
export function PaidJobs({ payment }: { payment: PaymentDetail }) {
  return (
    <section className={styles["part"]} aria-label={t`Jobs`}>
      <Heading level={2} size="xl">
        {t`Jobs`}
      </Heading>
      <Table<PaidJob>
        caption={t`Jobs of this payment`}
        captionHidden
        columns={columnsOf(payment)}
        rows={payment.paid_jobs}
        keyOf={({ job_id, title }) => String(job_id ?? title)}
        empty={null}
      />
    </section>
  );
}

const linkOf = (id: number, status: PaidJob["status"]) =>
  status === "PUBLISHED" ? `/job/${id}` : `/employer/jobs?job=${id}`;
