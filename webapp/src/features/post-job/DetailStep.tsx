import type { ApplyKind } from "@jobmap/contract";
import { RESUME_REQUIREMENTS } from "@jobmap/contract/enums";
import { RESUME_REQUIREMENT_LABELS } from "@jobmap/contract/resume-requirement-labels";
import { RICH_TEXT_LIMITS } from "@jobmap/contract/rich-text";
import { textOf } from "@jobmap/contract/text-of";
import { t } from "#text";
import { DateField, Form, RadioGroup, Select, TextField } from "../../ui/index.ts";
import { RichTextField } from "../../ui/rich-text.ts";
import { RESUME_IN_SPANISH } from "../job/facts-spanish.ts";
import { Advised } from "./Advised.tsx";
import { JobFieldRow, JobFieldRows } from "./JobFieldRows.tsx";
import { ListArea } from "./ListArea.tsx";
import styles from "./PostJob.module.css";
import { StepActions } from "./StepActions.tsx";
import type { StepProps } from "./steps.ts";
import { useStep } from "./use-editor.ts";

const RESUME_LABELS = import.meta.env.LANGUAGE === "es" ? RESUME_IN_SPANISH : RESUME_REQUIREMENT_LABELS;
const RESUME_OPTIONS = RESUME_REQUIREMENTS.map((value) => ({ value, label: RESUME_LABELS[value] }));
const { description: DESCRIPTION, section: SECTION } = RICH_TEXT_LIMITS;

/** The work, its requirements, and how people apply. */
export function DetailStep({ editor, state, data, onNext, onBack }: StepProps) {
  const form = useStep(editor, state, "description", {
    check: ({ apply_kind, apply_url, apply_email }) => ({
      apply_url: apply_kind === "URL" && apply_url.trim() === "" ? t`Please enter an address.` : undefined,
      apply_email:
        apply_kind === "EMAIL" && apply_email.trim() === "" ? t`Please enter an address.` : undefined,
    }),
    onNext,
  });
  const { values } = form;
  const { job } = state;
  return (
    <Form form={form} label={t`Description`}>
      <Advised job={job} fields={["description"]} isEmpty={textOf(values.description).trim() === ""}>
        <RichTextField
          label={t`Description`}
          hint={t`At least ${DESCRIPTION.min} characters of text.`}
          limit={DESCRIPTION.max}
          {...form.text("description")}
        />
      </Advised>
      <Advised job={job} fields={["responsibilities"]}>
        <RichTextField
          label={t`Responsibilities`}
          optional
          size="low"
          limit={SECTION.max}
          {...form.text("responsibilities")}
        />
      </Advised>
      <Advised job={job} fields={["qualifications"]}>
        <RichTextField
          label={t`Qualifications`}
          optional
          size="low"
          limit={SECTION.max}
          {...form.text("qualifications")}
        />
      </Advised>
      <Advised job={job} fields={["skills"]}>
        <ListArea
          label={t`Skills`}
          optional
          hint={t`One per line. Add “(required)” after must-haves.`}
          rows={3}
          {...form.text("skills")}
        />
      </Advised>
      <Advised job={job} fields={["licences"]}>
        <ListArea
          label={t`Licenses and certificates`}
          optional
          hint={t`One per line`}
          rows={2}
          {...form.text("licences")}
        />
      </Advised>
      <Advised job={job} fields={["education_level", "months_of_experience"]}>
        <div className={styles["three"]}>
          <JobFieldRow name="education_level" form={form} />
          <TextField label={t`Experience`} optional inputMode="decimal" {...form.text("experience")} />
          <Select
            label={t`Counted in`}
            options={[
              { value: "years", text: t`Years` },
              { value: "months", text: t`Months` },
            ]}
            {...form.choice("experience_unit")}
          />
        </div>
      </Advised>
      <JobFieldRows step="description" form={form} job={job} except={["education_level", "starts_on"]} />
      <Advised job={job} fields={["apply_kind"]}>
        <RadioGroup
          legend={t`How do people apply?`}
          options={data.apply_kinds.map(({ value, label }) => ({ value: value as ApplyKind, label }))}
          {...form.choice("apply_kind")}
        />
      </Advised>
      {values.apply_kind === "URL" && (
        <Advised job={job} fields={["apply_url"]} isEmpty={values.apply_url === ""}>
          <TextField label={t`Application link`} type="url" inputMode="url" {...form.text("apply_url")} />
        </Advised>
      )}
      {values.apply_kind === "EMAIL" && (
        <Advised job={job} fields={["apply_email"]} isEmpty={values.apply_email === ""}>
          <TextField label={t`Email address for applications`} type="email" {...form.text("apply_email")} />
        </Advised>
      )}
      {values.apply_kind === "NATIVE" && (
        <RadioGroup legend={t`Resume`} options={RESUME_OPTIONS} {...form.choice("resume_requirement")} />
      )}
      <Advised job={job} fields={["application_deadline", "starts_on"]}>
        <div className={styles["pair"]}>
          <DateField label={t`Application deadline`} optional {...form.text("application_deadline")} />
          <JobFieldRow name="starts_on" form={form} />
        </div>
      </Advised>
      <StepActions form={form} onBack={onBack} />
    </Form>
  );
}
