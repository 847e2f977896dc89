import { useState } from "react";
import { t } from "#text";
import { Disclosure, Heading, Table, Tabs } from "../../ui/index.ts";
import { type Counts, type Day, type Measure, measuresOf, numberText, shortDay } from "./counts.ts";
import styles from "./Dashboard.module.css";
import { DayChart } from "./DayChart.tsx";

/** One metric by day as a chart, and all metrics as a table. */
export function ByDay({ counts }: { counts: Counts }) {
  const [measure, setMeasure] = useState<Measure>("views");
  const measures = measuresOf(counts);
  const name = measures.find(({ id }) => id === measure)?.text ?? "";
  return (
    <section className={styles["part"]} aria-labelledby="by-day">
      <Heading level={2} size="xl" id="by-day">{t`By day`}</Heading>
      <Tabs
        label={t`Metric`}
        tabs={measures.map(({ id, text }) => ({ id, text, count: counts[id] }))}
        selected={measure}
        onSelectedChange={setMeasure}
      >
        <DayChart name={name} days={counts.by_day.map((day) => ({ day: day.day, count: day[measure] }))} />
        <Disclosure look="word" summary={t`View as table`}>
          <Table<Day>
            caption={t`Views and applications by day`}
            captionHidden
            columns={[
              { id: "day", header: t`Day`, isTitle: true, cell: ({ day }) => shortDay(day) },
              ...measures.map(({ id, text }) => ({
                id,
                header: text,
                align: "end" as const,
                cell: (day: Day) => numberText(day[id]),
              })),
            ]}
            rows={counts.by_day.toReversed()}
            keyOf={({ day }) => day}
            empty={null}
          />
        </Disclosure>
      </Tabs>
    </section>
  );
}
