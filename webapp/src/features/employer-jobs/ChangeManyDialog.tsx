import type { ApplyKind, EmploymentType, JobBatchChange } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { endpointQuery, ONCE } from "../../lib/server-state/endpoint-query.ts";
import {
  Button,
  DateField,
  Dialog,
  ErrorState,
  Form,
  RadioGroup,
  Select,
  SubmitButton,
  TextField,
  TextSkeleton,
  useForm,
} from "../../ui/index.ts";
import { MultiCombobox } from "../../ui/signed-in.ts";
import { inWords } from "./form-options.ts";
import styles from "./JobsView.module.css";
import type { ManyDialogProps } from "./many-dialog.ts";

const FIELDS = [
  { value: "employment_types", text: t`Employment type` },
  { value: "category_id", text: t`Category` },
  { value: "apply", text: t`How people apply` },
  { value: "application_deadline", text: t`Application deadline` },
] as const;

interface Values {
  field: (typeof FIELDS)[number]["value"];
  employment_types: readonly EmploymentType[];
  category_id: string;
  apply_kind: ApplyKind;
  apply_url: string;
  apply_email: string;
  application_deadline: string;
}

/** Gives many jobs the same value of one field. */
export function ChangeManyDialog({ selected, onStart, onClose }: ManyDialogProps) {
  const options = useQuery({
    ...endpointQuery("GET employer/job/get-form-data", {}),
    ...ONCE,
    select: inWords,
  });
  const form = useForm<Values>({
    initial: {
      field: "employment_types",
      employment_types: [],
      category_id: "",
      apply_kind: "NATIVE",
      apply_url: "",
      apply_email: "",
      application_deadline: "",
    },
    check: problemsOf,
    submit: async (values) => {
      await onStart({ kind: "change", content: contentOf(values) });
      onClose();
    },
  });
  const { field, apply_kind } = form.values;
  const title = t`Change ${selected.words}`;
  const { data } = options;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={onClose}>{t`Cancel`}</Button>
          <SubmitButton form={form}>{t`Change ${selected.words}`}</SubmitButton>
        </>
      }
    >
      {options.isLoadingError && (
        <ErrorState title={t`The form did not load.`} onRetry={() => void options.refetch()}>
          {options.error.message}
        </ErrorState>
      )}
      {options.isPending && <TextSkeleton lines={4} />}
      {data && (
        <Form form={form} label={title}>
          <Select label={t`What to change`} options={FIELDS} {...form.choice("field")} />
          {field === "employment_types" && (
            <MultiCombobox
              label={t`Employment type`}
              options={data.employment_types.map(({ value, label }) => ({
                value: value as EmploymentType,
                text: label,
              }))}
              {...form.choice("employment_types")}
            />
          )}
          {field === "category_id" && (
            <Select
              label={t`Category`}
              options={[
                { value: "", text: t`Not specified` },
                ...data.categories.map(({ id, name }) => ({ value: String(id), text: name })),
              ]}
              {...form.choice("category_id")}
            />
          )}
          {field === "apply" && (
            <RadioGroup
              legend={t`How do people apply?`}
              options={data.apply_kinds.map(({ value, label }) => ({ value: value as ApplyKind, label }))}
              {...form.choice("apply_kind")}
            />
          )}
          {field === "apply" && apply_kind === "URL" && (
            <TextField label={t`Application link`} type="url" inputMode="url" {...form.text("apply_url")} />
          )}
          {field === "apply" && apply_kind === "EMAIL" && (
            <TextField label={t`Email address for applications`} type="email" {...form.text("apply_email")} />
          )}
          {field === "application_deadline" && (
            <DateField
              label={t`Application deadline`}
              optional
              hint={t`Empty for none`}
              {...form.text("application_deadline")}
            />
          )}
          <p
            className={styles["fine"]}
          >{t`Each job takes this in place of its own value. Published jobs change at once. You can undo it for a day, where nobody has changed the job again.`}</p>
        </Form>
      )}
    </Dialog>
  );
}

function problemsOf({ field, employment_types, apply_kind, apply_url, apply_email }: Values) {
  if (field === "employment_types" && employment_types.length === 0)
    return { employment_types: t`Please choose an employment type.` };
  if (field !== "apply") return {};
  if (apply_kind === "URL" && !/^https?:\/\/\S+$/i.test(apply_url.trim()))
    return { apply_url: t`The address must start with http:// or https://.` };
  if (apply_kind === "EMAIL" && apply_email.trim() === "")
    return { apply_email: t`Please enter an address.` };
  return {};
}

type Content = Extract<JobBatchChange, { kind: "change" }>["content"];

function contentOf(values: Values): Content {
  switch (values.field) {
    case "employment_types":
      return { employment_types: [...values.employment_types] };
    case "category_id":
      return { category_id: values.category_id === "" ? null : Number(values.category_id) };
    case "application_deadline":
      return { application_deadline: values.application_deadline || null };
    case "apply":
      return {
        apply_kind: values.apply_kind,
        ...(values.apply_kind === "URL" && { apply_url: values.apply_url.trim() }),
        ...(values.apply_kind === "EMAIL" && { apply_email: values.apply_email.trim() }),
      };
  }
}
