import type { EmployerJob, EmploymentType, LocationType } from "@jobmap/contract";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { REGIONS } from "../../lib/regions.ts";
import { Form, RadioGroup, Select, TextField, useForm } from "../../ui/index.ts";
import { MultiCombobox } from "../../ui/signed-in.ts";
import { Places } from "./Places.tsx";
import { emptyPlace, type PlaceDraft, placeOf, sentPlace } from "./place-draft.ts";
import { StepActions } from "./StepActions.tsx";
import type { FormData } from "./steps.ts";

interface BasicsStepProps {
  data: FormData;
  /** Undefined for one that is being made. */
  job: EmployerJob | undefined;
  onSaved: (job: EmployerJob) => void;
}

interface Values {
  title: string;
  category_id: string;
  employment_types: readonly EmploymentType[];
  location_type: LocationType;
  locations: readonly PlaceDraft[];
  applicant_location_requirements: readonly string[];
  openings: string;
  requisition_id: string;
}

/** What the job is and where. The first saving makes the draft. */
export function BasicsStep({ data, job, onSaved }: BasicsStepProps) {
  // Made once, so that a repeated press makes one draft.
  const [requestKey] = useState(() => crypto.randomUUID());
  const form = useForm<Values>({
    initial: valuesOf(job, data),
    check: ({ title, openings }) => ({
      title: title.trim() === "" ? "Please enter a title." : undefined,
      openings: /^\d{0,5}$/.test(openings.trim()) ? undefined : "Please enter a number.",
    }),
    submit: async (values) => {
      const isRemote = values.location_type === "TELECOMMUTE";
      const saved = await call("POST employer/job/post", {
        body: {
          ...(job ? { id: job.id } : { request_key: requestKey }),
          title: values.title,
          category_id: values.category_id || null,
          employment_types: [...values.employment_types],
          location_type: values.location_type,
          locations: isRemote ? [] : values.locations.flatMap(sentPlace),
          applicant_location_requirements: isRemote ? [...values.applicant_location_requirements] : [],
          openings: values.openings.trim() === "" ? null : Number(values.openings),
          requisition_id: values.requisition_id.trim() || null,
        },
      });
      onSaved(saved);
    },
  });
  const { values } = form;
  const isRemote = values.location_type === "TELECOMMUTE";
  return (
    <Form form={form} label="The job">
      <TextField
        label="Title"
        hint="As people would search for it, without pay, place or codes."
        autoComplete="off"
        {...form.text("title")}
      />
      <Select
        label="Category"
        optional
        options={[
          { value: "", text: "Not said" },
          ...data.categories.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
        {...form.choice("category_id")}
      />
      <MultiCombobox
        label="Employment type"
        placeholder="Full-time, part-time, …"
        options={data.employment_types.map(({ value, label }) => ({
          value: value as EmploymentType,
          text: label,
        }))}
        {...form.choice("employment_types")}
      />
      <RadioGroup
        legend="Where is the work done?"
        options={data.location_types.map(({ value, label }) => ({ value: value as LocationType, label }))}
        {...form.choice("location_type")}
      />
      {isRemote ? (
        <MultiCombobox
          label="Where may applicants live?"
          hint="Search engines show remote jobs only with this."
          placeholder="United States, or some states"
          options={REGIONS}
          {...form.choice("applicant_location_requirements")}
        />
      ) : (
        <Places {...form.choice("locations")} />
      )}
      <TextField label="Openings" optional inputMode="numeric" {...form.text("openings")} />
      <TextField label="Requisition ID" optional autoComplete="off" {...form.text("requisition_id")} />
      <StepActions form={form} />
    </Form>
  );
}

function valuesOf(job: EmployerJob | undefined, { company }: FormData): Values {
  return {
    title: job?.title ?? "",
    category_id: String(job?.category_id ?? ""),
    employment_types: job?.employment_types ?? ["FULL_TIME"],
    location_type: job?.location_type ?? "ONSITE",
    locations:
      job && job.locations.length > 0
        ? job.locations.map(placeOf)
        : [emptyPlace({ locality: company.locality ?? "", region: company.region ?? "" })],
    applicant_location_requirements: job?.applicant_location_requirements ?? [],
    openings: String(job?.openings ?? 1),
    requisition_id: job?.requisition_id ?? "",
  };
}
