import type { DigestPeriod } from "@jobmap/contract/enums";
import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { toast } from "../../lib/toasts.ts";
import { ErrorState, Select, TextSkeleton } from "../../ui/index.ts";

const PERIODS: readonly { value: DigestPeriod; text: string }[] = [
  { value: "QUARTER_HOUR", text: t`At most every 15 minutes` },
  { value: "HOUR", text: t`At most every hour` },
  { value: "DAY", text: t`At most once a day` },
];

const digestQuery = endpointQuery("GET notification/digest", {});

/** Maximum frequency of mails to an employer. */
export function DigestSetting() {
  const digest = useQuery(digestQuery);
  const change = useChange("POST notification/digest", digestQuery, (_, { body }) => ({
    period: body.period,
  }));
  if (digest.isLoadingError)
    return (
      <ErrorState
        title={t`Email frequency did not load.`}
        headingLevel={3}
        onRetry={() => void digest.refetch()}
      >
        {digest.error.message}
      </ErrorState>
    );
  if (digest.isPending) return <TextSkeleton lines={2} />;
  return (
    <Select<DigestPeriod>
      label={t`Email frequency`}
      hint={t`The first email is sent right away. Later notifications in this period are combined into one email.`}
      options={PERIODS}
      value={digest.data.period}
      onValueChange={(period) =>
        change.mutate({ body: { period } }, { onSuccess: () => toast(t`Saved`, { tone: "success" }) })
      }
    />
  );
}
