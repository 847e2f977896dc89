import type { Payment } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { t } from "#text";
import { moneyText } from "../../lib/money-text.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import {
  Badge,
  Button,
  ButtonLink,
  type Column,
  dayText,
  EmptyState,
  ErrorState,
  Pagination,
  Table,
} from "../../ui/index.ts";
import { BillingSummary } from "./BillingSummary.tsx";
import { PaymentFilters } from "./PaymentFilters.tsx";
import { boughtText, PAYMENT_STATUS, paymentPath, wasPaid } from "./payment-words.ts";
import { usePaymentsSearch } from "./use-payments-search.ts";

const LIMIT = 20;

const COLUMNS: readonly Column<Payment>[] = [
  {
    id: "bought",
    header: t`Payment`,
    isTitle: true,
    cell: (payment) => <Link to={paymentPath(payment.id)}>{boughtText(payment)}</Link>,
  },
  { id: "number", header: t`Number`, align: "end", cell: ({ id }) => id },
  { id: "day", header: t`Date`, isPlain: true, cell: ({ created_at }) => dayText(created_at) },
  {
    id: "status",
    header: t`State`,
    isPlain: true,
    cell: ({ status }) => <Badge tone={PAYMENT_STATUS[status].tone}>{PAYMENT_STATUS[status].text}</Badge>,
  },
  {
    id: "total",
    header: t`Total`,
    align: "end",
    cell: (payment) => {
      const total = moneyText(payment.total_minor, payment.currency);
      return wasPaid(payment) ? total : t`${total} plus tax`;
    },
  },
  {
    id: "refunded",
    header: t`Refunded`,
    align: "end",
    cell: ({ refunded_minor, currency }) =>
      refunded_minor === 0 ? "–" : moneyText(refunded_minor, currency),
  },
];

export function PaymentList() {
  const { state, show, linkTo } = usePaymentsSearch();
  const { status, from, to, search, page } = state;
  const filters = { status, from, to, search };
  const payments = useQuery(
    endpointQuery("GET employer/payment/get-transaction-history", {
      query: { ...filters, page, limit: LIMIT },
    }),
  );
  const { data } = payments;
  const pages = Math.ceil((data?.total ?? 0) / LIMIT);
  const isFiltered = Object.values(filters).some((value) => value !== "");
  return (
    <>
      {data && <BillingSummary billing={data.billing} />}
      <PaymentFilters key={JSON.stringify(filters)} filters={filters} onChange={show} />
      {payments.isLoadingError ? (
        <ErrorState title={t`Your payments did not load.`} onRetry={() => void payments.refetch()}>
          {payments.error.message}
        </ErrorState>
      ) : (
        <Table<Payment>
          caption={t`Payments`}
          captionHidden
          columns={COLUMNS}
          rows={data?.items ?? []}
          keyOf={({ id }) => String(id)}
          loading={payments.isPending || payments.isPlaceholderData}
          empty={
            isFiltered ? (
              <EmptyState
                title={t`No payments match.`}
                action={
                  <Button variant="line" onClick={() => show({ status: "", from: "", to: "", search: "" })}>
                    {t`Show all payments`}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title={t`You have paid nothing yet.`}
                action={<ButtonLink to="/employer/post-job">{t`Post a job`}</ButtonLink>}
              >
                {t`Free listings do not appear here.`}
              </EmptyState>
            )
          }
        />
      )}
      {pages > 1 && <Pagination label={t`Pages of payments`} page={page} pages={pages} to={linkTo} />}
    </>
  );
}
