import type { StudioState } from "@jobmap/widget/studio-state";
import { t } from "#text";
import { Heading } from "../../ui/index.ts";
import { Code } from "./Code.tsx";
import { policyOf, ruleOf } from "./policy.ts";
import styles from "./Studio.module.css";

/** For pages with a Content-Security-Policy: exactly what it has to allow. */
export function Policy({ state, host }: { state: StudioState; host: string }) {
  const directives = policyOf(state, host);
  const hasStyle = state.delivery === "script" || state.delivery === "module";
  return (
    <section className={styles["section"]} aria-labelledby="studio-policy">
      <Heading level={2} size="xl" id="studio-policy">
        Content-Security-Policy
      </Heading>
      {directives === "" ? (
        <p>{t`A link needs no policy changes.`}</p>
      ) : (
        <Code
          what={t`the directives`}
          where={t`If your page has a Content-Security-Policy, add these. unsafe-inline and unsafe-eval are not needed.`}
          code={directives}
        />
      )}
      {hasStyle && (
        <Code
          what={t`the rule`}
          where={t`If it also blocks style attributes, remove the one in the code and add this to your style sheet.`}
          code={ruleOf(state)}
        />
      )}
    </section>
  );
}
