import type { ReadBack } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plural, t } from "#text";
import { call } from "../../lib/api.ts";
import { Button, ErrorState, Loading, RetryIcon } from "../../ui/index.ts";
import { Reading } from "./Reading.tsx";
import styles from "./Readings.module.css";
import type { Draft } from "./resume-draft.ts";

interface ReadingsProps {
  draft: Draft;
  part: "resume" | "letter";
}

/** What five readers get from the files of a resume as it is now. They are asked again on a press. */
export function Readings({ draft, part }: ReadingsProps) {
  const [asked, setAsked] = useState({ draft, part });
  const { name: _, ...setting } = asked.draft;
  const answer = useQuery({
    queryKey: ["POST user/resume/readings", setting, asked.part],
    queryFn: ({ signal }) =>
      call("POST user/resume/readings", { body: { ...setting, part: asked.part } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Nothing of it is kept.
    gcTime: 0,
  });
  const { data } = answer;
  const isOld = asked.draft !== draft || asked.part !== part;
  if (answer.isLoadingError)
    return (
      <ErrorState title={t`Your files were not read.`} onRetry={() => void answer.refetch()}>
        <p>{answer.error.message}</p>
      </ErrorState>
    );
  if (data === undefined) return <Loading>{t`Making your files, and reading them back`}</Loading>;
  return (
    <div className={styles["readings"]}>
      {isOld && (
        <p role="status">
          {t`You have changed the resume since.`}{" "}
          <Button variant="line" size="sm" icon={<RetryIcon />} onClick={() => setAsked({ draft, part })}>
            {t`Read it again`}
          </Button>
        </p>
      )}
      <p>{summaryOf(data.readings, data.facts)}</p>
      {data.readings.map((reading) => (
        <Reading key={reading.reader} reading={reading} isCompared />
      ))}
    </div>
  );
}

function summaryOf(readings: readonly ReadBack[], facts: number): string {
  const read = readings.filter(({ problem }) => problem === null);
  const losing = read.filter(({ lost }) => lost > 0).length;
  if (read.length === 0) return t`No reader got anything.`;
  const said = plural(facts, { one: "Your # fact came back whole", other: "Your # facts came back whole" });
  const readers = plural(read.length, { one: "# reader", other: "# readers" });
  if (losing === 0) return t`${said} from ${readers}.`;
  const whole = read.length - losing;
  return t`${said} from ${whole} of ${readers}.`;
}
