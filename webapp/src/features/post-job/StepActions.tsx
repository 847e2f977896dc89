import {
  Button,
  FormActions,
  type FormHandle,
  SubmitButton,
  UnsavedGuard,
  type UnsavedGuardProps,
} from "../../ui/index.ts";

interface StepActionsProps {
  form: FormHandle & UnsavedGuardProps["form"];
  /** The first step has none. */
  onBack?: () => void;
}

/** The foot of a step: back, or saved and on; leaving it with changes is asked about. */
export function StepActions({ form, onBack }: StepActionsProps) {
  return (
    <>
      <FormActions>
        {onBack && (
          <Button variant="line" onClick={onBack}>
            Back
          </Button>
        )}
        <SubmitButton form={form}>Save and go on</SubmitButton>
      </FormActions>
      <UnsavedGuard form={form} />
    </>
  );
}
