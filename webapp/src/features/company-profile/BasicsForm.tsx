import { RICH_TEXT_LIMITS } from "@jobmap/contract/rich-text";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { companySizeText } from "../../lib/company-size.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Form,
  FormActions,
  Select,
  type StandardSchema,
  SubmitButton,
  TextField,
  UnsavedGuard,
  useForm,
} from "../../ui/index.ts";
import { RichTextField } from "../../ui/rich-text.ts";
import styles from "./CompanyProfile.module.css";
import { SIZES } from "./profile-limits.ts";
import type { ProfilePartProps } from "./profile-part.ts";

const SAVE = "POST employer/profile/update-basic-detail";

const valuesOf = ({
  company_name,
  tagline,
  description,
  industry,
  size,
  founded,
}: ProfilePartProps["profile"]) => ({
  company_name,
  tagline,
  description,
  industry,
  size: SIZES.find((one) => one === size) ?? ("" as const),
  founded: founded === null ? "" : String(founded),
});
type Values = ReturnType<typeof valuesOf>;

/** The request body: the year as a number. */
const sent = (values: Values) => ({
  ...values,
  founded: values.founded.trim() === "" ? null : Number(values.founded),
});

async function schema(): Promise<StandardSchema> {
  const { "~standard": body } = await bodyOf(SAVE)();
  return { "~standard": { validate: (values) => body.validate(sent(values as Values)) } };
}

/** Name, tagline, description and facts. Saving a name for the first time creates the company. */
export function BasicsForm({ profile, onSaved }: ProfilePartProps) {
  const form = useForm({
    initial: valuesOf(profile),
    schema,
    // Checked here because the schema may not have loaded: JSON turns NaN into null, which would lose the input.
    check: ({ founded }) => ({
      founded: /^\d{0,4}$/.test(founded.trim()) ? undefined : t`Please enter a year.`,
    }),
    submit: async (values) => {
      const saved = await call(SAVE, { body: sent(values) });
      form.reset(valuesOf(saved));
      onSaved(saved);
      toast(t`Your company profile was saved`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={t`Basics`}>
      <TextField label={t`Company name`} autoComplete="organization" {...form.text("company_name")} />
      <TextField
        label={t`Tagline`}
        optional
        hint={t`One sentence, shown under your company name.`}
        autoComplete="off"
        {...form.text("tagline")}
      />
      <RichTextField
        label={t`About the company`}
        optional
        size="low"
        limit={RICH_TEXT_LIMITS.about.max}
        {...form.text("description")}
      />
      <TextField label={t`Industry`} optional autoComplete="off" {...form.text("industry")} />
      <div className={styles["pair"]}>
        <Select
          label={t`People`}
          optional
          options={[
            { value: "" as const, text: t`Not specified` },
            ...SIZES.map((size) => ({ value: size, text: companySizeText(size) })),
          ]}
          {...form.choice("size")}
        />
        <TextField
          label={t`Founded`}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...form.text("founded")}
        />
      </div>
      <FormActions>
        <SubmitButton form={form}>{t`Save basics`}</SubmitButton>
      </FormActions>
      <UnsavedGuard form={form} />
    </Form>
  );
}
