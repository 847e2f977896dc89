import type { PayUnit } from "@jobmap/contract";
import { currencyOptions } from "../../lib/names.ts";
import { minorUnitsOf } from "../../lib/typed-money.ts";
import { Form, Select, TextField } from "../../ui/index.ts";
import { Advised } from "./Advised.tsx";
import type { PayFields } from "./fields/pay-fields.ts";
import { JobFieldRows } from "./JobFieldRows.tsx";
import { ListArea } from "./ListArea.tsx";
import { PayWeather } from "./PayWeather.tsx";
import styles from "./PostJob.module.css";
import { StepActions } from "./StepActions.tsx";
import type { StepProps } from "./steps.ts";
import { useStep } from "./use-editor.ts";

/** Pay and benefits. */
export function PayStep({ editor, state, data, onNext, onBack }: StepProps) {
  const form = useStep(editor, state, "pay", { check: problemOf, onNext });
  return (
    <Form form={form} label="Pay">
      <p className={styles["lead"]}>
        Jobs that state pay get more and better applications, and many states require it.
      </p>
      <Advised job={state.job} fields={["base_salary"]}>
        <div className={styles["four"]}>
          <TextField label="From" inputMode="decimal" autoComplete="off" {...form.text("min")} />
          <TextField label="To" optional inputMode="decimal" autoComplete="off" {...form.text("max")} />
          <Select
            label="Currency"
            options={currencyOptions(data.company.currency, form.values.currency)}
            {...form.choice("currency")}
          />
          <Select
            label="Paid"
            options={data.pay_units.map(({ value, label }) => ({ value: value as PayUnit, text: label }))}
            {...form.choice("unit")}
          />
        </div>
      </Advised>
      <PayWeather state={state} />
      <JobFieldRows step="pay" form={form} job={state.job} />
      <Advised job={state.job} fields={["benefits"]}>
        <ListArea label="Benefits" optional hint="One per line" rows={4} {...form.text("benefits")} />
      </Advised>
      <Advised job={state.job} fields={["other_compensation"]}>
        <ListArea
          label="Other compensation"
          optional
          hint="Bonus, commission, tips: one per line"
          rows={3}
          {...form.text("other_compensation")}
        />
      </Advised>
      <StepActions form={form} onBack={onBack} />
    </Form>
  );
}

function problemOf({ min, max, currency }: PayFields): { min?: string } {
  const [least, most] = [minorUnitsOf(min, currency), minorUnitsOf(max, currency)];
  if (least === null && most !== null) return { min: "Please enter the minimum pay too." };
  return least !== null && most !== null && most < least
    ? { min: "Minimum pay is higher than maximum pay." }
    : {};
}
