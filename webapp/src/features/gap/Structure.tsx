import type { StructureFinding } from "@jobmap/contract/gap";
import { t } from "#text";
import { Badge } from "../../ui/index.ts";
import styles from "./Gap.module.css";
import { structureInSpanish } from "./structure-spanish.ts";

const OUTCOMES = {
  problem: { text: t`Look at this`, tone: "warn" },
  fine: { text: t`Fine`, tone: "ok" },
  skipped: { text: t`Not checked`, tone: "neutral" },
} as const;

/** How a resume is built, apart from its words. Checks that could not be made are listed as well. */
export function Structure({ findings }: { findings: readonly StructureFinding[] }) {
  return (
    <ul className={styles["findings"]}>
      {findings.map(({ check, outcome, text }) => (
        <li key={check}>
          <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].text}</Badge>
          <span>{import.meta.env.LANGUAGE === "es" ? structureInSpanish(text) : text}</span>
        </li>
      ))}
    </ul>
  );
}
