import { t } from "#text";
import { Button, PlusIcon } from "../../ui/index.ts";
import { newPlace, type PlaceFields } from "./fields/place-fields.ts";
import { PlaceEditor } from "./PlaceEditor.tsx";
import styles from "./PostJob.module.css";

interface PlacesProps {
  value: readonly PlaceFields[];
  onValueChange: (places: readonly PlaceFields[]) => void;
  error: string | undefined;
  /** The error message for a path, such as `locations[2].street`. */
  errorAt: (path: string) => string | undefined;
  /** Default country of an added place, ISO 3166-1 alpha-2. */
  usualCountry: string;
}

const MAX_PLACES = 50;

/** The work locations, each with its address and its pin. */
export function Places({ value, onValueChange, error, errorAt, usualCountry }: PlacesProps) {
  const change = (key: string, next: PlaceFields) =>
    onValueChange(value.map((place) => (place.key === key ? next : place)));
  const last = value.at(-1);
  return (
    <fieldset className={styles["places"]}>
      <legend className={styles["legend"]}>{value.length > 1 ? t`Job locations` : t`Job location`}</legend>
      {error && (
        <p className={styles["error"]} role="alert">
          {error}
        </p>
      )}
      {value.map((place, at) => (
        <PlaceEditor
          key={place.key}
          place={place}
          name={value.length > 1 ? t`Place ${at + 1}` : t`Place`}
          path={`locations[${at}]`}
          errorAt={errorAt}
          onChange={(next) => change(place.key, next)}
          {...(value.length > 1
            ? { onRemove: () => onValueChange(value.filter((other) => other.key !== place.key)) }
            : {})}
        />
      ))}
      {value.length < MAX_PLACES && (
        <Button
          variant="line"
          size="sm"
          icon={<PlusIcon />}
          onClick={() => onValueChange([...value, newPlace({ country: last?.country ?? usualCountry })])}
        >
          {value.length === 0 ? t`Add location` : t`Add another location`}
        </Button>
      )}
    </fieldset>
  );
}
