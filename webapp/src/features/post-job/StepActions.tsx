import { t } from "#text";
import { Button, FormActions, type FormHandle, SubmitButton } from "../../ui/index.ts";

interface StepActionsProps {
  form: FormHandle;
  /** The first step has none. */
  onBack?: (() => void) | undefined;
}

/** The buttons at the end of a step. Neither loses data: the form saves itself. */
export function StepActions({ form, onBack }: StepActionsProps) {
  return (
    <FormActions>
      {onBack && <Button variant="line" onClick={onBack}>{t`Back`}</Button>}
      <SubmitButton form={form}>{t`Next`}</SubmitButton>
    </FormActions>
  );
}
