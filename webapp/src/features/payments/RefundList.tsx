import type { RefundRequest } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { moneyText } from "../../lib/money-text.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Badge, Button, type Column, dayText, ErrorState, Heading, Table } from "../../ui/index.ts";
import styles from "./Payments.module.css";
import { paymentPath, REFUND_STATUS } from "./payment-words.ts";

const LIMIT = 10;

const COLUMNS: readonly Column<RefundRequest>[] = [
  {
    id: "about",
    header: t`Refund`,
    isTitle: true,
    cell: ({ payment_id, title }) => (
      <Link to={paymentPath(payment_id)}>{title ?? t`Payment ${payment_id}`}</Link>
    ),
  },
  { id: "day", header: t`Requested`, isPlain: true, cell: ({ created_at }) => dayText(created_at) },
  {
    id: "status",
    header: t`State`,
    isPlain: true,
    cell: ({ status }) => <Badge tone={REFUND_STATUS[status].tone}>{REFUND_STATUS[status].text}</Badge>,
  },
  {
    id: "sum",
    header: t`Sum`,
    align: "end",
    cell: ({ amount_minor, currency }) => moneyText(amount_minor, currency),
  },
];

/** The company's latest refunds. */
export function RefundList() {
  const [page, setPage] = useState(1);
  const refunds = useQuery(
    endpointQuery("GET employer/payment/payment-refund-request-list", { query: { page, limit: LIMIT } }),
  );
  const { data } = refunds;
  const pages = Math.ceil((data?.total ?? 0) / LIMIT);
  if (data?.total === 0) return null;
  return (
    <section className={styles["part"]} aria-label={t`Refunds`}>
      <Heading level={2} size="xl">
        {t`Refunds`}
      </Heading>
      {refunds.isLoadingError ? (
        <ErrorState
          title={t`Your refunds did not load.`}
          headingLevel={3}
          onRetry={() => void refunds.refetch()}
        >
          {refunds.error.message}
        </ErrorState>
      ) : (
        <Table<RefundRequest>
          caption={t`Refunds`}
          captionHidden
          columns={COLUMNS}
          rows={data?.items ?? []}
          keyOf={({ id }) => String(id)}
          loading={refunds.isPending || refunds.isPlaceholderData}
          empty={null}
        />
      )}
      {pages > 1 && (
        <div className={styles["ways"]}>
          <Button variant="line" size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t`Later refunds`}
          </Button>
          <Button variant="line" size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t`Earlier refunds`}
          </Button>
        </div>
      )}
    </section>
  );
}
