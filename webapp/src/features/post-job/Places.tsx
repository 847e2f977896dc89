import { Button, PlusIcon } from "../../ui/index.ts";
import { PlaceEditor } from "./PlaceEditor.tsx";
import styles from "./PostJob.module.css";
import { emptyPlace, type PlaceDraft } from "./place-draft.ts";

interface PlacesProps {
  value: readonly PlaceDraft[];
  onValueChange: (places: readonly PlaceDraft[]) => void;
  error: string | undefined;
}

const MOST = 50;

/** The places of work, each with its address and its pin. */
export function Places({ value, onValueChange, error }: PlacesProps) {
  const change = (key: string, next: PlaceDraft) =>
    onValueChange(value.map((place) => (place.key === key ? next : place)));
  return (
    <fieldset className={styles["places"]}>
      <legend className={styles["legend"]}>{value.length > 1 ? "Places of work" : "Place of work"}</legend>
      {error && (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
      {value.map((place, at) => (
        <PlaceEditor
          key={place.key}
          place={place}
          name={value.length > 1 ? `Place ${at + 1}` : "Place"}
          onChange={(next) => change(place.key, next)}
          {...(value.length > 1
            ? { onRemove: () => onValueChange(value.filter((other) => other.key !== place.key)) }
            : {})}
        />
      ))}
      {value.length < MOST && (
        <Button
          variant="line"
          size="sm"
          icon={<PlusIcon />}
          onClick={() => onValueChange([...value, emptyPlace()])}
        >
          Add another place
        </Button>
      )}
    </fieldset>
  );
}
