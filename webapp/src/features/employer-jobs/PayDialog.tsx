import type { JobBatchChange, PayUnit } from "@jobmap/contract";
import { minorUnitDigits } from "@jobmap/contract/minor-units";
import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { currencyOptions } from "../../lib/names.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { minorUnitsOf } from "../../lib/typed-money.ts";
import {
  Button,
  Dialog,
  Form,
  RadioGroup,
  Select,
  SubmitButton,
  TextField,
  useForm,
} from "../../ui/index.ts";
import styles from "./JobsView.module.css";
import type { ManyDialogProps } from "./many-dialog.ts";

const WAYS = [
  { value: "percent", label: t`Raise by a percentage` },
  { value: "amount", label: t`Raise by an amount` },
  { value: "set", label: t`Set the same pay for all` },
] as const;
type Way = (typeof WAYS)[number]["value"];

const UNITS: readonly { value: PayUnit; text: string }[] = [
  { value: "HOUR", text: t`An hour` },
  { value: "DAY", text: t`A day` },
  { value: "WEEK", text: t`A week` },
  { value: "MONTH", text: t`A month` },
  { value: "YEAR", text: t`A year` },
];

interface Values {
  way: Way;
  percent: string;
  amount: string;
  min: string;
  max: string;
  currency: string;
  unit: PayUnit;
}

/** Changes the pay of many jobs: those that are public show it at once. */
export function PayDialog({ selected, onStart, onClose }: ManyDialogProps) {
  const company = useQuery(endpointQuery("GET employer/job/get-form-data", {})).data?.company;
  const usual = company?.currency ?? "USD";
  const form = useForm<Values>({
    initial: { way: "percent", percent: "", amount: "", min: "", max: "", currency: "", unit: "HOUR" },
    check: (values) => problemsOf(values, usual),
    submit: async (values) => {
      await onStart(changeOf(values, usual));
      onClose();
    },
  });
  const { way, currency } = form.values;
  const title = t`Change the pay of ${selected.words}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={onClose}>{t`Cancel`}</Button>
          <SubmitButton form={form}>{t`Change pay`}</SubmitButton>
        </>
      }
    >
      <Form form={form} label={title}>
        <RadioGroup legend={t`How?`} options={WAYS} {...form.choice("way")} />
        {way === "percent" && (
          <TextField
            label={t`Percent`}
            hint={t`Such as 3.5, or -2 to lower it. Both ends of a range change; jobs that state no pay stay as they are.`}
            inputMode="decimal"
            autoComplete="off"
            {...form.text("percent")}
          />
        )}
        {way !== "percent" && (
          <div className={styles["pay"]}>
            {way === "amount" ? (
              <TextField label={t`Amount`} inputMode="decimal" autoComplete="off" {...form.text("amount")} />
            ) : (
              <>
                <TextField label={t`From`} inputMode="decimal" autoComplete="off" {...form.text("min")} />
                <TextField
                  label={t`To`}
                  optional
                  inputMode="decimal"
                  autoComplete="off"
                  {...form.text("max")}
                />
              </>
            )}
            <Select
              label={t`Currency`}
              options={currencyOptions(usual, currency || usual)}
              {...form.choice("currency")}
              value={currency || usual}
            />
            <Select
              label={t({ message: "Paid", context: "by which period" })}
              options={UNITS}
              {...form.choice("unit")}
            />
          </div>
        )}
        {way === "amount" && (
          <p
            className={styles["fine"]}
          >{t`Added to both ends of pay in this currency and for this period. Jobs with other pay stay as they are.`}</p>
        )}
        <p
          className={styles["fine"]}
        >{t`Published jobs change on the map at once. You can undo it for a day, where nobody has changed the job again.`}</p>
      </Form>
    </Dialog>
  );
}

const percentOf = (text: string) => Number(text.replace(/[\s%]/g, "").replace(",", ".") || Number.NaN);

/** An amount with its sign. */
function signedOf(text: string, currency: string): number | null {
  const isLess = /^\s*[-−]/.test(text);
  const amount = minorUnitsOf(text.replace(/^\s*[-−+]/, ""), currency);
  return amount === null ? null : isLess ? -amount : amount;
}

function problemsOf(values: Values, usual: string): Partial<Record<keyof Values, string>> {
  const currency = values.currency || usual;
  if (values.way === "percent") {
    const percent = percentOf(values.percent);
    if (!Number.isFinite(percent) || percent === 0 || percent < -50 || percent > 100)
      return { percent: t`Please enter a number from -50 to 100.` };
    return {};
  }
  const example = minorUnitDigits(currency) === 0 ? "150" : "1.50";
  if (values.way === "amount") {
    const amount = signedOf(values.amount, currency);
    return amount ? {} : { amount: t`Please enter an amount, such as ${example}.` };
  }
  const [min, max] = [minorUnitsOf(values.min, currency), minorUnitsOf(values.max, currency)];
  if (!min) return { min: t`Please enter an amount, such as ${example}.` };
  if (max !== null && !(max >= min)) return { max: t`Maximum pay must not be below minimum pay.` };
  return {};
}

function changeOf(values: Values, usual: string): JobBatchChange {
  const currency = values.currency || usual;
  const { unit } = values;
  if (values.way === "percent") return { kind: "raise_percent", percent: percentOf(values.percent) };
  if (values.way === "amount")
    return { kind: "raise_amount", amount: signedOf(values.amount, currency) ?? 0, currency, unit };
  const min = minorUnitsOf(values.min, currency) ?? 0;
  return {
    kind: "set_pay",
    base_salary: { currency, min, max: minorUnitsOf(values.max, currency), unit },
  };
}
