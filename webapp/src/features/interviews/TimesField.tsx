import { HOUR_MS } from "@jobmap/contract/limits";
import { useRef } from "react";
import { t } from "#text";
import { Button, TextField } from "../../ui/index.ts";
import styles from "./Interviews.module.css";

interface TimesFieldProps {
  /** Path of the list in what is sent: "interview.times". */
  name: string;
  /** As clocks of the zone show them; empty until they are complete. */
  times: readonly string[];
  onTimes: (times: readonly string[]) => void;
  most: number;
  errorAt: (path: string) => string | undefined;
  /** What is said of the zone. */
  hint: string;
}

/** Some times, one below the other. Another one begins an hour after the last. */
export function TimesField({ name, times, onTimes, most, errorAt, hint }: TimesFieldProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const put = (at: number, time: string) => onTimes(times.map((each, n) => (n === at ? time : each)));
  return (
    <fieldset ref={fields} className={styles["times"]}>
      <legend>{t`Times`}</legend>
      <p className={styles["fine"]}>{hint}</p>
      {times.map((time, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time is its place in the list until it is sent
        <div key={at} className={styles["time"]}>
          <TextField
            type="datetime-local"
            name={`${name}[${at}]`}
            label={t`Time ${at + 1}`}
            value={time}
            error={errorAt(`${name}[${at}]`)}
            onChange={({ currentTarget }) => put(at, currentTarget.value)}
          />
          {times.length > 1 && (
            <Button
              variant="bare"
              size="sm"
              aria-label={t`Remove time ${at + 1}`}
              onClick={() => {
                // The button goes with its time, and the focus would be lost with it.
                fields.current?.querySelectorAll("input")[Math.max(0, at - 1)]?.focus();
                onTimes(times.filter((_, n) => n !== at));
              }}
            >
              {t`Remove`}
            </Button>
          )}
        </div>
      ))}
      {times.length < most && (
        <div>
          <Button variant="line" size="sm" onClick={() => onTimes([...times, afterwards(times.at(-1))])}>
            {t`Add a time`}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function afterwards(last = ""): string {
  const at = Date.parse(`${last}Z`);
  return Number.isNaN(at) ? "" : new Date(at + HOUR_MS).toISOString().slice(0, 16);
}
