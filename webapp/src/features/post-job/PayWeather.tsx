import type { PayUnit } from "@jobmap/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { minorUnitsOf } from "../../lib/typed-money.ts";
import { useSettled } from "../../lib/use-settled.ts";
import type { EditorState } from "./editor/editor-state.ts";
import styles from "./PostJob.module.css";
import { payWeatherWords } from "./pay-weather-words.ts";

/** How long typing must rest before pay is compared, in ms. */
const REST_MS = 600;

/**
 * How the pay that is typed compares with what others promise for the same work near by. Nothing is said of remote jobs and of pay in
 * other currencies. Screen readers hear it once typing rests.
 */
export function PayWeather({ state }: { state: EditorState }) {
  const asked = useSettled(questionOf(state), REST_MS);
  const weather = useQuery({
    ...endpointQuery("GET employer/job/pay-weather", { query: JSON.parse(asked) }),
    enabled: asked !== NOTHING,
    placeholderData: keepPreviousData,
    // Advice that does not come is not missed.
    retry: false,
  });
  const { data } = weather;
  const isShown = asked !== NOTHING && data !== undefined && !weather.isError;
  return (
    <div role="status" className={styles["weather"]}>
      {isShown && <p>{payWeatherWords(data, state.fields.pay.unit)}</p>}
    </div>
  );
}

const NOTHING = "{}";

interface Question {
  title: string;
  latitude: string;
  longitude: string;
  unit: PayUnit;
  min?: string;
  max?: string;
  job?: string;
}

/** What to ask, as text, so that an equal question is the same one. */
function questionOf({ fields, job }: EditorState): string {
  const { title, location_type, locations } = fields.job;
  const { currency, unit } = fields.pay;
  const point = locations.find((place) => place.point)?.point ?? savedPoint(job);
  if (title.trim() === "" || location_type === "TELECOMMUTE" || currency !== "USD" || !point) return NOTHING;
  const [min, max] = [amountOf(fields.pay.min), amountOf(fields.pay.max)];
  const question: Question = {
    title: title.trim(),
    latitude: String(point.latitude),
    longitude: String(point.longitude),
    unit,
    ...(min && { min: String(min) }),
    ...(min && max && max >= min && { max: String(max) }),
    ...(job && { job: String(job.id) }),
  };
  return JSON.stringify(question);
}

/** Once it is saved, a place that was typed has a point too. */
function savedPoint(job: EditorState["job"]) {
  const { latitude, longitude } = job?.locations.find((place) => place.latitude !== null) ?? {};
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
}

/** Cents; null for what is no amount. */
function amountOf(text: string): number | null {
  const amount = minorUnitsOf(text, "USD");
  return amount !== null && amount > 0 && amount <= 4_000_000_000 ? amount : null;
}
