import { compareCulture, type Scores } from "@jobmap/contract/fit";
import { useState } from "react";
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
        <Heading level={3} id="example-mine">
          You want it (1 not at all, 5 very much)
        </Heading>
        <StatementFields dimension="team" scores={mine} onScores={setMine} />
      </section>
      <section aria-labelledby="example-theirs">
        <Heading level={3} id="example-theirs">
          The employer says it is true (1 not at all, 5 very much)
        </Heading>
        <StatementFields dimension="team" scores={theirs} onScores={setTheirs} />
      </section>
      <div aria-live="polite">
        <DimensionList fits={fits} label="What comes of it" />
      </div>
      <p className={styles["fine"]}>
        Up to 2 steps is close, up to 4 some way apart, more is far apart. What matters to you a lot is told
        first; it is multiplied with nothing.
      </p>
    </div>
  );
}
