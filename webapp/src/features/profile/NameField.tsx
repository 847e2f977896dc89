import { useCallback } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { Combobox, FieldError, type Suggestion, useSuggestions } from "../../ui/index.ts";
import styles from "./Profile.module.css";
import type { Taxonomy } from "./section-fields.ts";

interface NameFieldProps {
  label: string;
  taxonomy: Taxonomy;
  name?: string;
  value: string;
  onValueChange: (value: string) => void;
  /** A name of the list was chosen. By default it becomes the value. */
  onChoose?: (name: string, code: string | null) => void;
  error?: string | undefined;
}

interface Found extends Suggestion {
  readonly code: string | null;
}

/** A field that offers real names while one types, and takes any other words as well. */
export function NameField({ label, taxonomy, name, value, onValueChange, onChoose, error }: NameFieldProps) {
  const load = useCallback(
    async (search: string, signal: AbortSignal): Promise<readonly Found[]> => {
      const names = await call(`GET user/${taxonomy}`, { query: { search, limit: 8 } }, { signal });
      return names.map((found) => ({ id: found.name, text: found.name, code: found.code }));
    },
    [taxonomy],
  );
  const suggestions = useSuggestions(value, load);
  return (
    <div className={styles["name"]}>
      <Combobox
        label={label}
        name={name}
        enterKeyHint="next"
        value={value}
        onValueChange={onValueChange}
        suggestions={suggestions}
        onChoose={({ text, code }) => (onChoose ? onChoose(text, code) : onValueChange(text))}
        onRetry={suggestions.retry}
        emptyText={t`Not in our list. Use your own words.`}
        aria-invalid={error ? true : undefined}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
