import type { PayUnit } from "@jobmap/contract";
import { call } from "../../lib/api.ts";
import { Form, Select, TextArea, TextField, useForm } from "../../ui/index.ts";
import { centsOf, linesOf, moneyText } from "./money.ts";
import styles from "./PostJob.module.css";
import { StepActions } from "./StepActions.tsx";
import type { StepProps } from "./steps.ts";

const NO_AMOUNT = "Please enter an amount, such as 21.50.";

/** What the job pays, and what else comes with it. */
export function PayStep({ job, data, onSaved, onBack }: StepProps) {
  const pay = job.base_salary;
  const form = useForm({
    initial: {
      min: moneyText(pay?.min),
      max: moneyText(pay?.max),
      unit: pay?.unit ?? ("HOUR" as PayUnit),
      hours_per_week: job.hours_per_week === null ? "" : String(job.hours_per_week),
      benefits: job.benefits.join("\n"),
      other_compensation: job.other_compensation.join("\n"),
    },
    check: ({ min, max, hours_per_week }) => ({
      min: problemOf(min, max),
      max: Number.isNaN(centsOf(max)) ? NO_AMOUNT : undefined,
      hours_per_week: /^(?:\d{1,3}(?:\.\d)?)?$/.test(hours_per_week.trim())
        ? undefined
        : "Please enter a number.",
    }),
    submit: async (values) => {
      const min = centsOf(values.min);
      const saved = await call("POST employer/job/post-salary", {
        body: {
          id: job.id,
          base_salary:
            min === null ? null : { currency: "USD", min, max: centsOf(values.max), unit: values.unit },
          hours_per_week: values.hours_per_week.trim() === "" ? null : Number(values.hours_per_week),
          benefits: linesOf(values.benefits),
          other_compensation: linesOf(values.other_compensation),
        },
      });
      onSaved(saved);
    },
  });
  return (
    <Form form={form} label="Pay">
      <p className={styles["lead"]}>
        Listings that say what they pay get more and better applications, and many states ask for it.
      </p>
      <div className={styles["three"]}>
        <TextField
          label="From"
          hint="US dollars"
          inputMode="decimal"
          autoComplete="off"
          {...form.text("min")}
        />
        <TextField label="To" optional inputMode="decimal" autoComplete="off" {...form.text("max")} />
        <Select
          label="Paid"
          options={data.pay_units.map(({ value, label }) => ({ value: value as PayUnit, text: label }))}
          {...form.choice("unit")}
        />
      </div>
      <TextField
        label="Hours a week"
        optional
        inputMode="decimal"
        autoComplete="off"
        {...form.text("hours_per_week")}
      />
      <TextArea label="Benefits" optional hint="One to a line" rows={4} {...form.text("benefits")} />
      <TextArea
        label="Other compensation"
        optional
        hint="Bonus, commission, tips: one to a line"
        rows={3}
        {...form.text("other_compensation")}
      />
      <StepActions form={form} onBack={onBack} />
    </Form>
  );
}

function problemOf(min: string, max: string): string | undefined {
  const [least, most] = [centsOf(min), centsOf(max)];
  if (Number.isNaN(least)) return NO_AMOUNT;
  if (least === null) return most === null ? undefined : "Please enter the lowest pay too.";
  return most !== null && most < least ? "The lowest pay is above the highest." : undefined;
}
