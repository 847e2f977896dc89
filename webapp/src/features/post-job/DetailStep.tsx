import type { ApplyKind, EducationLevel } from "@jobmap/contract";
import { RICH_TEXT_LIMITS } from "@jobmap/contract/rich-text";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { DateField, Form, RadioGroup, Select, TextArea, TextField, useForm } from "../../ui/index.ts";
import { RichTextField } from "../../ui/rich-text.ts";
import { linesOf } from "./money.ts";
import styles from "./PostJob.module.css";
import { StepActions } from "./StepActions.tsx";
import type { StepProps } from "./steps.ts";

const { description: DESCRIPTION, section: SECTION } = RICH_TEXT_LIMITS;

/** What the work is, what it asks for, and how people apply. */
export function DetailStep({ job, data, onSaved, onBack }: StepProps) {
  const [initial] = useState(() => ({
    description: job.description,
    responsibilities: job.responsibilities ?? "",
    qualifications: job.qualifications ?? "",
    skills: job.skills.map(({ name, required }) => (required ? `${name} (required)` : name)).join("\n"),
    education_level: (job.education_level ?? "") as EducationLevel | "",
    years: job.months_of_experience === null ? "" : String(job.months_of_experience / 12),
    apply_kind: job.apply_kind,
    apply_url: job.apply_url ?? "",
    apply_email: job.apply_email ?? "",
    application_deadline: job.application_deadline ?? "",
    starts_on: job.starts_on ?? "",
  }));
  const form = useForm({
    initial,
    check: ({ years, apply_kind, apply_url, apply_email }) => ({
      years: /^(?:\d{1,2}(?:\.\d)?)?$/.test(years.trim()) ? undefined : "Please enter a number of years.",
      apply_url: apply_kind === "URL" && apply_url.trim() === "" ? "Please give the address." : undefined,
      apply_email:
        apply_kind === "EMAIL" && apply_email.trim() === "" ? "Please give the address." : undefined,
    }),
    submit: async (values) => {
      const saved = await call("POST employer/job/post-detail", {
        body: {
          id: job.id,
          description: values.description,
          responsibilities: values.responsibilities || null,
          qualifications: values.qualifications || null,
          skills: linesOf(values.skills).map(skillOf),
          licences: job.licences,
          education_level: values.education_level || null,
          months_of_experience: values.years.trim() === "" ? null : Math.round(Number(values.years) * 12),
          visa_sponsorship: job.visa_sponsorship,
          starts_on: values.starts_on || null,
          language: job.language,
          apply_kind: values.apply_kind,
          apply_url: values.apply_kind === "URL" ? values.apply_url.trim() : null,
          apply_email: values.apply_kind === "EMAIL" ? values.apply_email.trim() : null,
          application_deadline: values.application_deadline || null,
        },
      });
      onSaved(saved);
    },
  });
  const { apply_kind } = form.values;
  return (
    <Form form={form} label="Description">
      <RichTextField
        label="Description"
        hint={`At least ${DESCRIPTION.min} characters of text.`}
        limit={DESCRIPTION.max}
        {...form.text("description")}
      />
      <RichTextField
        label="Responsibilities"
        optional
        size="low"
        limit={SECTION.max}
        {...form.text("responsibilities")}
      />
      <RichTextField
        label="Qualifications"
        optional
        size="low"
        limit={SECTION.max}
        {...form.text("qualifications")}
      />
      <TextArea
        label="Skills"
        optional
        hint="One to a line; “(required)” behind those that are a must"
        rows={3}
        {...form.text("skills")}
      />
      <div className={styles["pair"]}>
        <Select
          label="Education"
          options={[
            { value: "", text: "Not said" },
            ...data.education_levels.map(({ value, label }) => ({
              value: value as EducationLevel,
              text: label,
            })),
          ]}
          {...form.choice("education_level")}
        />
        <TextField label="Years of experience" optional inputMode="decimal" {...form.text("years")} />
      </div>
      <RadioGroup
        legend="How do people apply?"
        options={data.apply_kinds.map(({ value, label }) => ({ value: value as ApplyKind, label }))}
        {...form.choice("apply_kind")}
      />
      {apply_kind === "URL" && (
        <TextField
          label="Address where people apply"
          type="url"
          inputMode="url"
          {...form.text("apply_url")}
        />
      )}
      {apply_kind === "EMAIL" && (
        <TextField label="E-mail address for applications" type="email" {...form.text("apply_email")} />
      )}
      <div className={styles["pair"]}>
        <DateField label="Apply until" optional {...form.text("application_deadline")} />
        <DateField label="Work begins" optional {...form.text("starts_on")} />
      </div>
      <StepActions form={form} onBack={onBack} />
    </Form>
  );
}

function skillOf(line: string) {
  const required = /\s*\(required\)$/i;
  return { name: line.replace(required, ""), required: required.test(line) };
}
