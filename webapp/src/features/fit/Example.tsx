import { compareCulture, type Scores } from "@jobmap/contract/fit";
import { useState } from "react";
import { t } from "#text";
import { Heading } from "../../ui/index.ts";
import { DimensionList } from "./DimensionList.tsx";
import styles from "./Fit.module.css";
import { StatementFields } from "./StatementFields.tsx";

/** One way of working, answered for both sides and compared by the function that the product uses. */
export function Example() {
  const [mine, setMine] = useState<Scores>({ first: 5, second: 4 });
  const [theirs, setTheirs] = useState<Scores>({ first: 3, second: 4 });
  const fits = compareCulture({ team: { ...mine, importance: "HIGH" } }, { team: theirs });
  return (
    <div className={styles["example"]}>
      <section aria-labelledby="example-mine">
        <Heading level={3} id="example-mine">{t`What you want (1 not at all, 5 very much)`}</Heading>
        <StatementFields dimension="team" scores={mine} onScores={setMine} />
      </section>
      <section aria-labelledby="example-theirs">
        <Heading
          level={3}
          id="example-theirs"
        >{t`What the employer says (1 not at all, 5 very much)`}</Heading>
        <StatementFields dimension="team" scores={theirs} onScores={setTheirs} />
      </section>
      <div aria-live="polite">
        <DimensionList fits={fits} label={t`The result`} />
      </div>
      <p
        className={styles["fine"]}
      >{t`Up to 2 steps is close, up to 4 is some way apart, more is far apart. What matters a lot to you comes first in the list; it does not weigh more.`}</p>
    </div>
  );
}
