import type { PaymentStatus } from "@jobmap/contract";
import { useSearchParams } from "react-router";
import { isPaymentStatus } from "./payment-words.ts";

export interface PaymentsSearch {
  /** The payment whose page is shown; undefined for the list. */
  readonly payment: number | undefined;
  readonly status: PaymentStatus | "";
  readonly from: string;
  readonly to: string;
  readonly search: string;
  readonly page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The list follows the address. */
export function usePaymentsSearch() {
  const [params, setParams] = useSearchParams();
  const status = params.get("status");
  const day = (name: string) => (DAY.test(params.get(name) ?? "") ? (params.get(name) ?? "") : "");
  const page = Number(params.get("page") ?? 1);
  const payment = Number(params.get("payment"));
  const state: PaymentsSearch = {
    payment: Number.isSafeInteger(payment) && payment > 0 ? payment : undefined,
    status: isPaymentStatus(status) ? status : "",
    from: day("from"),
    to: day("to"),
    search: params.get("search") ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
  const queryOf = (change: Partial<PaymentsSearch>) => {
    const { status: only, from, to, search, page: next } = { ...state, page: 1, ...change };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ status: only, from, to, search }))
      if (value) query.set(name, value);
    if (next > 1) query.set("page", String(next));
    return query;
  };
  return {
    state,
    show: (change: Partial<PaymentsSearch>) => setParams(queryOf(change)),
    linkTo: (next: number) => ({ search: `?${queryOf({ page: next })}` }),
  };
}
