import { INTERVIEW_KINDS, type InterviewKind, MAX_OFFERED_TIMES } from "@jobmap/contract/interviewing";
import { useMemo } from "react";
import { t } from "#text";
import { RadioGroup, Select, TextArea, TextField } from "../../ui/index.ts";
import type { OfferValues } from "./offer-values.ts";
import { TimesField } from "./TimesField.tsx";
import { ownZone, zones } from "./zoned.ts";

export const KIND_TEXT: Readonly<Record<InterviewKind, string>> = {
  ON_SITE: t`On site`,
  PHONE: t`By phone`,
  VIDEO: t`Video call`,
};
export const PLACE_TEXT: Readonly<Record<InterviewKind, string>> = {
  ON_SITE: t`Address`,
  PHONE: t`Phone number`,
  VIDEO: t`Link to the video call`,
};
const LENGTHS = ["15", "20", "30", "45", "60", "90", "120", "180", "240"];

interface OfferFieldsProps {
  values: OfferValues;
  onValues: (values: OfferValues) => void;
  errorAt: (path: string) => string | undefined;
}

/** Where, how long and when: the times that a candidate can choose from. */
export function OfferFields({ values, onValues, errorAt }: OfferFieldsProps) {
  const { kind, place, minutes, time_zone, times, note } = values;
  const put = (change: Partial<OfferValues>) => onValues({ ...values, ...change });
  const all = useMemo(() => zones(ownZone(), time_zone), [time_zone]);
  const lengths = [...new Set([...LENGTHS, minutes])].sort((a, b) => Number(a) - Number(b));
  const field = (name: keyof OfferValues) => ({
    name: `interview.${name}`,
    error: errorAt(`interview.${name}`),
  });
  return (
    <>
      <RadioGroup
        legend={t`How do you meet?`}
        options={INTERVIEW_KINDS.map((value) => ({ value, label: KIND_TEXT[value] }))}
        value={kind}
        onValueChange={(next) => put({ kind: next })}
      />
      <TextField
        {...field("place")}
        label={PLACE_TEXT[kind]}
        value={place}
        onChange={({ currentTarget }) => put({ place: currentTarget.value })}
      />
      <Select
        {...field("minutes")}
        label={t`Length`}
        options={lengths.map((value) => ({ value, text: t`${value} minutes` }))}
        value={minutes}
        onValueChange={(next) => put({ minutes: next })}
      />
      <Select
        {...field("time_zone")}
        label={t`Time zone`}
        options={all.map((value) => ({ value, text: value.replaceAll("_", " ") }))}
        value={time_zone}
        onValueChange={(next) => put({ time_zone: next })}
      />
      <TimesField
        name="interview.times"
        times={times}
        onTimes={(next) => put({ times: next })}
        most={MAX_OFFERED_TIMES}
        errorAt={errorAt}
        hint={t`The candidate chooses one, and sees it in their own time zone too.`}
      />
      <TextArea
        {...field("note")}
        label={t`Note about the interview`}
        optional
        rows={2}
        limit={2_000}
        value={note}
        onChange={({ currentTarget }) => put({ note: currentTarget.value })}
      />
    </>
  );
}
