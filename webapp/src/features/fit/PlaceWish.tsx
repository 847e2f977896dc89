import type { Preferences } from "@jobmap/contract";
import type { Importance } from "@jobmap/contract/culture";
import { type FormEvent, useState } from "react";
import { plural, t } from "#text";
import { ApiFailure, call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Select, TextField } from "../../ui/index.ts";
import styles from "./Fit.module.css";
import { FACT_NAMES } from "./fit-words.ts";
import { ImportanceSelect } from "./ImportanceSelect.tsx";
import { FIRST_MILES, MILE_STEPS } from "./steps.ts";

/** How far from a place a job may be. Saved by its button, since the place has to be found. */
export function PlaceWish({ wish }: { wish: Preferences["distance"] }) {
  const [location, setLocation] = useState(wish?.location ?? "");
  const [miles, setMiles] = useState(wish?.miles ?? FIRST_MILES);
  const [importance, setImportance] = useState<Importance>(wish?.importance ?? "HIGH");
  const [problem, setProblem] = useState<string>();
  const save = async (distance: { location: string; miles: number; importance: Importance } | null) => {
    try {
      await call("POST user/preference/update", { body: { distance } });
      setProblem(undefined);
      toast(distance ? t`Place saved` : t`Place removed`, { tone: "success" });
    } catch (failure) {
      setProblem(failure instanceof ApiFailure ? failure.message : t`Not saved. Try again.`);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ location, miles, importance });
  };
  const steps = [...new Set([...MILE_STEPS, miles])].toSorted((a, b) => a - b);
  return (
    <fieldset id="distance" tabIndex={-1} className={styles["wish"]}>
      <legend>{t`Place`}</legend>
      <form className={styles["row"]} onSubmit={submit}>
        <TextField
          label={t`City and state, or ZIP code`}
          value={location}
          error={problem}
          onChange={({ currentTarget }) => setLocation(currentTarget.value)}
        />
        <Select
          label={t`Within`}
          options={steps.map((step) => ({
            value: String(step),
            text: plural(step, { one: "# mile", other: "# miles" }),
          }))}
          value={String(miles)}
          onValueChange={(value) => setMiles(Number(value))}
        />
        <ImportanceSelect
          subject={FACT_NAMES.distance.toLowerCase()}
          value={importance}
          onChange={setImportance}
        />
        <Button type="submit" variant="line">{t`Save place`}</Button>
        {wish && <Button variant="bare" onClick={() => void save(null)}>{t`Remove place`}</Button>}
      </form>
      <p
        className={styles["fine"]}
      >{t`Remote jobs without a place are left out when distance is a dealbreaker.`}</p>
    </fieldset>
  );
}
