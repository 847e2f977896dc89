import { Checkbox } from "../../ui/index.ts";
import type { FieldSpec, SectionSpec } from "./fields.ts";
import styles from "./Import.module.css";
import { ReviewField, type ReviewFieldProps } from "./ReviewField.tsx";

interface ChoiceProps {
  path: string;
  label: string;
  isChosen: boolean;
  onChoose: (path: string, isChosen: boolean) => void;
  onEnter: (path: string) => void;
}

/** Whether something is added. */
export function Choice({ path, label, isChosen, onChoose, onEnter }: ChoiceProps) {
  return (
    <Checkbox
      label={label}
      checked={isChosen}
      data-path={path}
      onFocus={() => onEnter(path)}
      onChange={(event) => onChoose(path, event.target.checked)}
    />
  );
}

interface ReviewEntryProps extends Omit<ChoiceProps, "label"> {
  spec: SectionSpec;
  number: number;
  fieldOf: (spec: FieldSpec) => Omit<ReviewFieldProps, "spec">;
}

/** An entry with its fields; one that is not added shows none. */
export function ReviewEntry({ spec, number, fieldOf, ...choice }: ReviewEntryProps) {
  return (
    <fieldset className={styles["entry"]}>
      <legend>
        {spec.one} {number}
      </legend>
      <Choice {...choice} label={spec.add} />
      {choice.isChosen && (
        <div className={styles["fields"]}>
          {spec.fields.map((field) => (
            <ReviewField key={field.name} spec={field} {...fieldOf(field)} />
          ))}
        </div>
      )}
    </fieldset>
  );
}
