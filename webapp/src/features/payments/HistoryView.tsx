import { t } from "#text";
import { ButtonLink, Page } from "../../ui/index.ts";
import { NeedsCompany } from "../company-profile/NeedsCompany.tsx";
import { PaymentDetailView } from "./PaymentDetailView.tsx";
import { PaymentList } from "./PaymentList.tsx";
import { RefundList } from "./RefundList.tsx";
import { usePaymentsSearch } from "./use-payments-search.ts";

/** `/employer/payment-history`: what the company has paid; `?payment=` is one payment, to the cent. */
export function HistoryView() {
  const { state } = usePaymentsSearch();
  if (state.payment !== undefined) return <PaymentDetailView key={state.payment} id={state.payment} />;
  return (
    <Page
      title={t`Payment history`}
      width="table"
      tools={
        <ButtonLink to="/job-pricing" variant="line">
          {t`Prices`}
        </ButtonLink>
      }
    >
      <NeedsCompany>
        <PaymentList />
        <RefundList />
      </NeedsCompany>
    </Page>
  );
}
