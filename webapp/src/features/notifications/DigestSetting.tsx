import type { Data } from "@jobmap/contract";
import type { DigestPeriod } from "@jobmap/contract/enums";
import { useCallback, useState } from "react";
import { act, call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { ErrorState, Select, TextSkeleton } from "../../ui/index.ts";

const PERIODS: readonly { value: DigestPeriod; text: string }[] = [
  { value: "QUARTER_HOUR", text: "At most every 15 minutes" },
  { value: "HOUR", text: "At most every hour" },
  { value: "DAY", text: "At most once a day" },
];

/** At most how often an employer is mailed. */
export function DigestSetting() {
  const load = useCallback((signal: AbortSignal) => call("GET notification/digest", {}, { signal }), []);
  const { loaded, reload, put } = useLoaded(load);
  if (loaded.status === "failed")
    return (
      <ErrorState title="Email frequency did not load." headingLevel={3} onRetry={reload}>
        {loaded.failure}
      </ErrorState>
    );
  if (!loaded.data) return <TextSkeleton lines={2} />;
  return <PeriodSelect period={loaded.data.period} onSaved={(saved) => put(() => saved)} />;
}

interface PeriodSelectProps {
  period: DigestPeriod;
  onSaved: (setting: Data<"GET notification/digest">) => void;
}

function PeriodSelect({ period, onSaved }: PeriodSelectProps) {
  const [wanted, setWanted] = useState<DigestPeriod>();
  const save = async (next: DigestPeriod) => {
    setWanted(next);
    try {
      toast(await act("POST notification/digest", { body: { period: next } }), { tone: "success" });
      onSaved({ period: next });
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", {
        tone: "danger",
      });
    }
    setWanted(undefined);
  };
  return (
    <Select<DigestPeriod>
      label="Email frequency"
      hint="The first email is sent right away. Later notifications in this period are combined into one email."
      options={PERIODS}
      value={wanted ?? period}
      onValueChange={(next) => void save(next)}
    />
  );
}
