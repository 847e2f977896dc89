import type { Place } from "@jobmap/contract";
import { useCallback, useId, useMemo, useRef, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { countryName } from "../../lib/country-name.ts";
import { countryOptions } from "../../lib/names.ts";
import {
  Button,
  Combobox,
  FieldError,
  Select,
  type Suggestion,
  TextField,
  useSuggestions,
} from "../../ui/index.ts";
import { type PlaceFields, withAddress } from "./fields/place-fields.ts";
import { PinMap } from "./PinMap.tsx";
import styles from "./PostJob.module.css";
import { isElsewhere, pinText } from "./pin-words.ts";
import { type FoundPoint, useLookup } from "./use-lookup.ts";

interface PlaceEditorProps {
  place: PlaceFields;
  /** Distinguishes it from the others: "Place 2". */
  name: string;
  /** Its path in the form: `locations[2]`. */
  path: string;
  /** The error message for a path. */
  errorAt: (path: string) => string | undefined;
  onChange: (place: PlaceFields) => void;
  onRemove?: () => void;
}

interface Choice extends Suggestion {
  readonly place: Place;
}

/** What the parts of an address are called in each country; most others use the last line. */
const PARTS: Readonly<Record<string, { region: string; postal_code: string }>> = {
  US: { region: t`State`, postal_code: t`Zip code` },
  CA: { region: t`Province`, postal_code: t`Postal code` },
  AU: { region: t`State`, postal_code: t`Postcode` },
  GB: { region: t`County`, postal_code: t`Postcode` },
  IE: { region: t`County`, postal_code: t`Eircode` },
};
const OTHER_PARTS = { region: t`State or province`, postal_code: t`Postal code` };

/** Moves of the pin that follow each other as fast are one: a drag, or an arrow key that is held. */
const ONE_MOVE_MS = 1_500;

type Pin = Pick<PlaceFields, "point" | "precision" | "isSetByHand">;

/** An address, and a map for correcting its pin. An address that is typed moves the pin; one that was set by hand is only asked about. */
export function PlaceEditor({ place, name, path, errorAt, onChange, onRemove }: PlaceEditorProps) {
  const { country } = place;
  const cityErrorId = useId();
  const [chosen, setChosen] = useState(place.locality);
  const [offer, setOffer] = useState<FoundPoint>();
  const [undo, setUndo] = useState<Pin>();
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const { lookup, ask } = useLookup(place, (now, found) => {
    if (!now.isSetByHand) onChange({ ...now, ...found });
    else if (now.point === null || isElsewhere(now.point, found.point)) setOffer(found);
  });
  const change = (part: Parameters<typeof withAddress>[1]) => {
    const next = withAddress(place, part);
    setOffer(undefined);
    // The pin that a move could be taken back to is of another address.
    if (!place.isSetByHand) setUndo(undefined);
    ask(next);
    onChange(next);
  };
  const move = (pin: Pin) => {
    const now = Date.now();
    if (now - movedAt.current > ONE_MOVE_MS) {
      const { point, precision, isSetByHand } = place;
      setUndo({ point, precision, isSetByHand });
    }
    movedAt.current = now;
    onChange({ ...place, ...pin });
  };
  const takeBack = (pin: Pin) => {
    setUndo(undefined);
    movedAt.current = Number.NEGATIVE_INFINITY;
    onChange({ ...place, ...pin });
  };
  const bind = (part: keyof PlaceFields) => ({
    name: `${path}.${part}`,
    error: errorAt(`${path}.${part}`),
  });
  const { error: cityError, ...city } = bind("locality");
  const loadPlaces = useCallback(
    async (q: string, signal: AbortSignal) => {
      const found = await call("GET map/places", { query: { q, limit: 7, only: "points" } }, { signal });
      // Search only within the country: Toronto, Ohio is no help to a user in Canada.
      return found.filter((one) => one.country === country || one.region === country);
    },
    [country],
  );
  const asked = useSuggestions(place.locality, loadPlaces, { enabled: place.locality !== chosen });
  const items = useMemo<Choice[]>(
    () =>
      asked.items.map((found) => ({ id: `${found.kind} ${found.label}`, text: found.label, place: found })),
    [asked.items],
  );
  const choose = ({ place: found }: Choice) => {
    const locality = found.locality ?? found.label;
    setChosen(locality);
    const next = withAddress(place, {
      locality,
      region: found.region ?? "",
      postal_code: found.postal_code ?? place.postal_code,
    });
    const point = { latitude: found.latitude, longitude: found.longitude };
    const precision = found.postal_code ? ("POSTCODE" as const) : ("CITY" as const);
    setOffer(undefined);
    if (!place.isSetByHand) setUndo(undefined);
    onChange(place.isSetByHand ? next : { ...next, point, precision });
    ask(next);
  };
  const parts = PARTS[country] ?? OTHER_PARTS;
  return (
    <div className={styles["place"]}>
      <div className={styles["address"]}>
        <TextField
          label={t`${name}: street`}
          optional
          autoComplete="off"
          {...bind("street")}
          value={place.street}
          onChange={({ currentTarget }) => change({ street: currentTarget.value })}
        />
        <Combobox<Choice>
          label={t`${name}: city or ${parts.postal_code.toLowerCase()}`}
          autoComplete="off"
          {...city}
          aria-invalid={cityError ? true : undefined}
          aria-describedby={cityError ? cityErrorId : undefined}
          value={place.locality}
          onValueChange={(locality) => change({ locality })}
          suggestions={{ ...asked, items }}
          onRetry={asked.retry}
          onChoose={choose}
          emptyText={t`We couldn't find that city in ${countryName(country)}. Enter it anyway and set the pin.`}
        />
        {cityError && <FieldError id={cityErrorId}>{cityError}</FieldError>}
        <div className={styles["pair"]}>
          <TextField
            label={parts.region}
            autoComplete="off"
            {...bind("region")}
            value={place.region}
            onChange={({ currentTarget }) => change({ region: currentTarget.value })}
          />
          <TextField
            label={parts.postal_code}
            optional
            autoComplete="off"
            {...bind("postal_code")}
            value={place.postal_code}
            onChange={({ currentTarget }) => change({ postal_code: currentTarget.value })}
          />
        </div>
        <Select
          label={t`Country`}
          {...bind("country")}
          options={countryOptions(country)}
          value={country}
          onValueChange={(next) => change({ country: next })}
        />
        {onRemove && (
          <Button variant="bare" size="sm" onClick={onRemove}>{t`Remove ${name.toLowerCase()}`}</Button>
        )}
      </div>
      <PinMap
        name={name}
        point={place.point}
        isExact={place.precision === "ROOFTOP"}
        words={pinText(place, lookup)}
        onPlaced={(point) => move({ point, precision: "ROOFTOP", isSetByHand: true })}
      >
        {undo && (
          <Button variant="line" size="sm" onClick={() => takeBack(undo)}>{t`Undo moving the pin`}</Button>
        )}
        {offer && (
          <div className={styles["offer"]} role="status">
            <p>{t`The address you typed is in another place than the pin you set.`}</p>
            <Button
              variant="line"
              size="sm"
              onClick={() => {
                setOffer(undefined);
                move({ ...offer, isSetByHand: false });
              }}
            >{t`Move the pin to the address`}</Button>
            <Button variant="bare" size="sm" onClick={() => setOffer(undefined)}>{t`Keep the pin`}</Button>
          </div>
        )}
      </PinMap>
    </div>
  );
}
