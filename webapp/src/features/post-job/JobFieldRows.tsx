import type { EmployerJob, JobField, JobStep } from "@jobmap/contract";
import { JOB_FIELDS } from "@jobmap/contract/job-fields";
import { t } from "#text";
import { DateField, Select, TextField } from "../../ui/index.ts";
import { Advised } from "./Advised.tsx";
import { FIELDS } from "./fields/field-words.ts";
import { type RowName, rowsOf } from "./fields/plain-fields.ts";

/** What a row needs from its step's form. */
interface StepForm {
  readonly values: object;
  errorAt(path: string): string | undefined;
  set(name: string, value: string): void;
}

interface JobFieldRowsProps<Step extends JobStep> {
  step: Step;
  form: StepForm;
  job: EmployerJob | undefined;
  /** Rows that the step renders elsewhere. */
  except?: readonly RowName<NoInfer<Step>>[];
}

/** The rows of a step's plain fields, in table order. */
export function JobFieldRows<Step extends JobStep>(props: JobFieldRowsProps<Step>) {
  const { step, form, job, except = [] } = props;
  const names = rowsOf(step, JOB_FIELDS).filter((name) => !except.includes(name));
  return names.map((name) => (
    <Advised key={name} job={job} fields={[name]}>
      <JobFieldRow name={name} form={form} />
    </Advised>
  ));
}

/** The row of one plain field. */
export function JobFieldRow({ name, form }: { name: RowName<JobStep>; form: StepForm }) {
  return (
    <PlainRow
      name={name}
      field={FIELDS[name]}
      value={String(Reflect.get(form.values, name) ?? "")}
      error={form.errorAt(name)}
      onValueChange={(value) => form.set(name, value)}
    />
  );
}

interface PlainRowProps {
  name: string;
  field: JobField;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/** The control that fits a field's kind. */
export function PlainRow({ field, onValueChange, ...control }: PlainRowProps) {
  const { label, hint } = field;
  const row = { ...control, label, ...(hint !== undefined && { hint }) };
  const typed = {
    ...row,
    optional: true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onValueChange(currentTarget.value),
  };
  switch (field.kind) {
    case "choice":
      return <Select {...row} options={optionsOf(field.options)} onValueChange={onValueChange} />;
    case "yes_no":
      return (
        <Select
          {...row}
          options={optionsOf({ yes: field.yes, no: field.no })}
          onValueChange={onValueChange}
        />
      );
    case "date":
      return <DateField {...typed} />;
    case "number":
      return (
        <TextField {...typed} inputMode={field.decimals === 0 ? "numeric" : "decimal"} autoComplete="off" />
      );
    case "text":
      return <TextField {...typed} autoComplete="off" />;
  }
}

const optionsOf = (labels: Readonly<Record<string, string>>) => [
  { value: "", text: t`Not specified` },
  ...Object.entries(labels).map(([value, text]) => ({ value, text })),
];
