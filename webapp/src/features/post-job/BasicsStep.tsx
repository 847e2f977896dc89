import type { EmploymentType, LocationType } from "@jobmap/contract";
import { t } from "#text";
import { REGIONS } from "../../lib/regions.ts";
import { Form, RadioGroup, Select, TextField } from "../../ui/index.ts";
import { MultiCombobox } from "../../ui/signed-in.ts";
import { Advised } from "./Advised.tsx";
import { JobFieldRows } from "./JobFieldRows.tsx";
import { Places } from "./Places.tsx";
import { StepActions } from "./StepActions.tsx";
import type { StepProps } from "./steps.ts";
import { useStep } from "./use-editor.ts";

/** The job's title, category and locations. */
export function BasicsStep({ editor, state, data, onNext }: StepProps) {
  const form = useStep(editor, state, "job", {
    check: ({ title }) => ({ title: title.trim() === "" ? t`Please enter a title.` : undefined }),
    onNext,
  });
  const { values } = form;
  const isRemote = values.location_type === "TELECOMMUTE";
  const { job } = state;
  return (
    <Form form={form} label={t`The job`}>
      <Advised job={job} fields={["title"]} isEmpty={values.title.trim() === ""}>
        <TextField
          label={t`Title`}
          hint={t`Use the title people search for, without pay, location, or codes.`}
          autoComplete="off"
          {...form.text("title")}
        />
      </Advised>
      <Select
        label={t`Category`}
        optional
        options={[
          { value: "", text: t`Not specified` },
          ...data.categories.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
        {...form.choice("category_id")}
      />
      <Advised job={job} fields={["employment_types"]} isEmpty={values.employment_types.length === 0}>
        <MultiCombobox
          label={t`Employment type`}
          placeholder={t`Full-time, part-time, …`}
          options={data.employment_types.map(({ value, label }) => ({
            value: value as EmploymentType,
            text: label,
          }))}
          {...form.choice("employment_types")}
        />
      </Advised>
      <Advised job={job} fields={["location_type"]}>
        <RadioGroup
          legend={t`Where is the work done?`}
          options={data.location_types.map(({ value, label }) => ({ value: value as LocationType, label }))}
          {...form.choice("location_type")}
        />
      </Advised>
      {isRemote ? (
        <Advised job={job} fields={["applicant_location_requirements"]} isEmpty>
          <MultiCombobox
            label={t`Where can applicants live?`}
            hint={t`Search engines require this for remote jobs.`}
            placeholder={t`United States, or specific states`}
            options={REGIONS}
            {...form.choice("applicant_location_requirements")}
          />
        </Advised>
      ) : (
        <Advised
          job={job}
          fields={["locations"]}
          isEmpty={values.locations.every(({ locality }) => !locality)}
        >
          <Places usualCountry={data.company.country} errorAt={form.errorAt} {...form.choice("locations")} />
        </Advised>
      )}
      <JobFieldRows step="job" form={form} job={job} />
      <StepActions form={form} />
    </Form>
  );
}
