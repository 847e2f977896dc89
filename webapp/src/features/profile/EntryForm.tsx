import type { ProfileFields } from "@jobmap/contract";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { Button, Form, FormActions, SubmitButton, UnsavedGuard, useForm } from "../../ui/index.ts";
import { EntryInput } from "./EntryInput.tsx";
import { entryOf, valueName, valuesOf } from "./entry-values.ts";
import styles from "./Profile.module.css";
import type { SectionFields } from "./section-fields.ts";
import type { PartProps } from "./use-profile.ts";

interface EntryFormProps extends Pick<PartProps, "onSaved"> {
  spec: SectionFields;
  /** Without it, a new one. */
  stored?: { readonly id: number; readonly entry: ProfileFields } | undefined;
  onClose: () => void;
}

/** Edits one entry where it stands, or adds one. What was typed stays when saving fails. */
export function EntryForm({ spec, stored, onSaved, onClose }: EntryFormProps) {
  const { fields, path, add, edit } = spec;
  const before = stored?.entry ?? {};
  const form = useForm({
    initial: valuesOf(before, fields),
    submit: async (values) => {
      const entry = entryOf(before, fields, values);
      const saved = stored
        ? await call(`POST user/${path}/update-profile`, { body: { id: stored.id, entry } })
        : await call(`POST user/${path}/add-profile`, { body: { entry } });
      onSaved(saved);
      onClose();
    },
  });
  return (
    <Form form={form} label={stored ? edit : add} className={styles["editing"]}>
      <div className={styles["fields"]}>
        {fields.map((field) => (
          <EntryInput
            key={field.name}
            field={field}
            name={valueName(field.name)}
            value={form.values[valueName(field.name)] ?? ""}
            onValueChange={(value) => form.set(valueName(field.name), value)}
            error={form.errorAt(valueName(field.name))}
          />
        ))}
      </div>
      <FormActions>
        <Button variant="line" onClick={onClose}>{t`Cancel`}</Button>
        <SubmitButton form={form}>{stored ? t`Save` : t`Add to profile`}</SubmitButton>
      </FormActions>
      <UnsavedGuard form={form} />
    </Form>
  );
}
