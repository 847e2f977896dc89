import { useState } from "react";
import { t } from "#text";
import { download } from "../../lib/download.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, DateField, DownloadIcon, Select, TextField } from "../../ui/index.ts";
import styles from "./Payments.module.css";
import { STATUS_CHOICES } from "./payment-words.ts";
import type { PaymentsSearch } from "./use-payments-search.ts";

type Filters = Pick<PaymentsSearch, "status" | "from" | "to" | "search">;

interface PaymentFiltersProps {
  filters: Filters;
  onChange: (change: Partial<PaymentsSearch>) => void;
}

/** Narrows the list, and downloads what it then has. */
export function PaymentFilters({ filters, onChange }: PaymentFiltersProps) {
  const [search, setSearch] = useState(filters.search);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download("GET employer/payment/export", { query: filters }, "payments.csv");
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : t`The file did not download.`, { tone: "danger" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles["filters"]}
      aria-label={t`Filter payments`}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ search: search.trim() });
      }}
    >
      <TextField
        label={t`Plan, job or number`}
        value={search}
        maxLength={200}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Select
        label={t`State`}
        options={[{ value: "", text: t`Any` }, ...STATUS_CHOICES]}
        value={filters.status}
        onValueChange={(status) => onChange({ status })}
      />
      <DateField
        label={t`From`}
        value={filters.from}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <DateField
        label={t`To`}
        value={filters.to}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      <Button type="submit" variant="line">
        {t`Search`}
      </Button>
      <Button variant="line" icon={<DownloadIcon />} busy={busy} onClick={() => void save()}>
        {t`CSV`}
      </Button>
    </form>
  );
}
