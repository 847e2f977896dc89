import type { PreferenceChange, Preferences } from "@jobmap/contract";
import { MAX_OCCUPATIONS } from "@jobmap/contract/culture";
import { type FormEvent, useState } from "react";
import { t } from "#text";
import { ApiFailure, call } from "../../lib/api.ts";
import { Button, CloseIcon, TextField } from "../../ui/index.ts";
import styles from "./Fit.module.css";

interface OccupationWishesProps {
  preferences: Preferences;
  onChange: (change: PreferenceChange) => void;
}

/** Occupations that the candidate looks for, and those that were ruled out. */
export function OccupationWishes({ preferences, onChange }: OccupationWishesProps) {
  const { occupations, not_occupations: excluded } = preferences;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    try {
      await call("POST user/preference/update", { body: { occupations: [...occupations, text] } });
      setText("");
      setProblem(undefined);
    } catch (failure) {
      setProblem(failure instanceof ApiFailure ? failure.message : t`Not saved. Try again.`);
    }
  };
  return (
    <fieldset className={styles["wish"]}>
      <legend>{t`Occupations`}</legend>
      {occupations.length > 0 && (
        <div className={styles["chips"]}>
          {occupations.map((occupation) => (
            <Button
              key={occupation}
              variant="line"
              size="sm"
              iconEnd={<CloseIcon size="sm" />}
              aria-label={t`Remove ${occupation}`}
              onClick={() => onChange({ occupations: occupations.filter((one) => one !== occupation) })}
            >
              {occupation}
            </Button>
          ))}
        </div>
      )}
      {occupations.length < MAX_OCCUPATIONS && (
        <form className={styles["row"]} onSubmit={(event) => void add(event)}>
          <TextField
            label={t`Add an occupation`}
            hint={t`In a few words: nurse, forklift operator. Your feed has the jobs of any of them.`}
            maxLength={60}
            value={text}
            error={problem}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" variant="line">{t`Add`}</Button>
        </form>
      )}
      {excluded.length > 0 && (
        <div>
          <p className={styles["fine"]}>{t`Not these:`}</p>
          <div className={styles["chips"]}>
            {excluded.map(({ code, name }) => (
              <Button
                key={code}
                variant="line"
                size="sm"
                iconEnd={<CloseIcon size="sm" />}
                aria-label={t`No longer rule out ${name}`}
                onClick={() =>
                  onChange({ not_occupations: excluded.map((one) => one.code).filter((one) => one !== code) })
                }
              >
                {name}
              </Button>
            ))}
          </div>
        </div>
      )}
    </fieldset>
  );
}
