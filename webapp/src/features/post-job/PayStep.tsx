import type { PayUnit } from "@jobmap/contract";
import { t } from "#text";
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
    <Form form={form} label={t`Pay`}>
      <p
        className={styles["lead"]}
      >{t`Jobs that state pay get more and better applications, and many states require it.`}</p>
      <Advised job={state.job} fields={["base_salary"]}>
        <div className={styles["four"]}>
          <TextField label={t`From`} inputMode="decimal" autoComplete="off" {...form.text("min")} />
          <TextField label={t`To`} optional inputMode="decimal" autoComplete="off" {...form.text("max")} />
          <Select
            label={t`Currency`}
            options={currencyOptions(data.company.currency, form.values.currency)}
            {...form.choice("currency")}
          />
          <Select
            label={t({ message: "Paid", context: "by which period" })}
            options={data.pay_units.map(({ value, label }) => ({ value: value as PayUnit, text: label }))}
            {...form.choice("unit")}
          />
        </div>
      </Advised>
      <PayWeather state={state} />
      <JobFieldRows step="pay" form={form} job={state.job} />
      <Advised job={state.job} fields={["benefits"]}>
        <ListArea label={t`Benefits`} optional hint={t`One per line`} rows={4} {...form.text("benefits")} />
      </Advised>
      <Advised job={state.job} fields={["other_compensation"]}>
        <ListArea
          label={t`Other compensation`}
          optional
          hint={t`Bonus, commission, tips: one per line`}
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
  if (least === null && most !== null) return { min: t`Please enter the minimum pay too.` };
  return least !== null && most !== null && most < least
    ? { min: t`Minimum pay is higher than maximum pay.` }
    : {};
}
