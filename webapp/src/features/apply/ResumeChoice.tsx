import { MAX_RESUME_PAGES, RESUME_FILES } from "@jobmap/contract/file-rules";
import { t } from "#text";
import { dayText, FileDrop, type FormState, limitsOf, RadioGroup, Select } from "../../ui/index.ts";
import type { ApplyFormData, ApplyValues } from "./apply-values.ts";

const LIMITS = limitsOf(RESUME_FILES);
/** With more options than this, the field is a drop-down list. */
const IN_SIGHT = 6;

/** Which resume is sent: one made here, the last uploaded one, or a file. Those who have none here see the field for the file alone. */
export function ResumeChoice({ data, form }: { data: ApplyFormData; form: FormState<ApplyValues> }) {
  const { attached } = form.values;
  const offered = optionsOf(data);
  const isRequired = data.resume_requirement === "REQUIRED";
  const options = [
    ...offered,
    { value: "file", label: t`A file` },
    ...(isRequired ? [] : [{ value: "none", label: t`No resume` }]),
  ];
  const isMade = attached === "profile" || /^\d/.test(attached);
  const field = {
    ...form.choice("attached"),
    error: ["attached", "resume_from", ...(attached === "file" ? [] : ["resume"])]
      .map(form.errorAt)
      .find(Boolean),
    ...(isMade
      ? { hint: t`We make a PDF of it when you send. Later changes don't affect what was sent.` }
      : {}),
  };
  return (
    <>
      {offered.length > 0 &&
        (options.length <= IN_SIGHT ? (
          <RadioGroup legend={t`Resume`} options={options} {...field} />
        ) : (
          <Select
            label={t`Resume`}
            options={options.map(({ value, label }) => ({ value, text: label }))}
            {...field}
          />
        ))}
      {attached === "file" && (
        <FileDrop
          label={offered.length > 0 ? t`Your file` : t`Resume`}
          hint={t`At most ${MAX_RESUME_PAGES} pages.`}
          optional={!isRequired}
          limits={LIMITS}
          {...form.choice("resume")}
        />
      )}
    </>
  );
}

function optionsOf({ resumes, has_profile, last_resume: last }: ApplyFormData) {
  return [
    ...resumes.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(has_profile ? [{ value: "profile", label: t`My profile` }] : []),
    ...(last ? [{ value: "last", label: againText(last) }] : []),
  ];
}

/** "My resume of Nov 22, 2026 again: Resume.pdf", for users who recognize the file by its name. */
function againText({ applied_at, name }: NonNullable<ApplyFormData["last_resume"]>): string {
  const day = dayText(applied_at, { year: true }) ?? "";
  const text = t`My resume of ${day} again`;
  return name === "" ? text : `${text}: ${name}`;
}
