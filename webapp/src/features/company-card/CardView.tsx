import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "#text";
import { EmptyState, Heading, Page, RadioGroup, Select, Tabs } from "../../ui/index.ts";
import { Code } from "../studio/Code.tsx";
import { CompanyPicker } from "../studio/CompanyPicker.tsx";
import styles from "./Card.module.css";
import { CARD_SIZE, CARD_THEMES, type CardChoice, cardCodes, cardPath, cardText } from "./card-code.ts";
import type { LoadedCard } from "./load-card.ts";

const THEMES = [
  { value: "auto", label: t`Like the reader’s device` },
  { value: "light", label: t`Light` },
  { value: "dark", label: t`Dark` },
] as const;

/** Choose a company or a job, see its card, copy the code. */
export function CardView({ loaded, host }: { loaded: LoadedCard; host: string }) {
  const [params, setParams] = useSearchParams();
  const { company, unknown, jobs } = loaded;
  const theme = CARD_THEMES.find((one) => one === params.get("theme")) ?? "auto";
  const job = jobs.find(({ id }) => String(id) === params.get("job")) ?? null;
  const change = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (name === "company") next.delete("job");
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Page
      title={t`Company card`}
      lead={t`Your open jobs, or one of them, as a card that anybody may put on a site, in a README or in a newsletter. It updates within five minutes when your jobs change.`}
      width="table"
    >
      <div className={styles["board"]}>
        <section className={styles["choose"]} aria-label={t`What the card shows`}>
          <CompanyPicker
            chosen={company?.name ?? unknown}
            isUnknown={unknown !== ""}
            onChoose={(username) => change("company", username)}
          />
          <Select
            label={t`What it shows`}
            value={job === null ? "" : String(job.id)}
            onValueChange={(value) => change("job", value)}
            options={[
              { value: "", text: t`All open jobs` },
              ...jobs.map(({ id, title, place }) => ({
                value: String(id),
                text: place === "" ? title : `${title}, ${place}`,
              })),
            ]}
          />
          <RadioGroup
            legend={t`Colors`}
            value={theme}
            onValueChange={(value) => change("theme", value === "auto" ? "" : value)}
            options={THEMES}
          />
        </section>
        {company === null ? (
          <EmptyState title={t`Choose a company first`}>{t`Its card and the code will be here.`}</EmptyState>
        ) : (
          <Result choice={{ username: company.username, name: company.name, job, theme }} host={host} />
        )}
      </div>
    </Page>
  );
}

function Result({ choice, host }: { choice: CardChoice; host: string }) {
  const codes = cardCodes(choice, host);
  const [wanted, setWanted] = useState<(typeof codes)[number]["id"]>("html");
  const chosen = codes.find(({ id }) => id === wanted);
  return (
    <section className={styles["result"]} aria-labelledby="card">
      <Heading level={2} size="xl" id="card">{t`The card`}</Heading>
      <img className={styles["card"]} src={cardPath(choice, ".svg")} alt={cardText(choice)} {...CARD_SIZE} />
      <Heading level={2} size="xl">{t`The code`}</Heading>
      <Tabs
        label={t`Where it goes`}
        tabs={codes.map(({ id, tab }) => ({ id, text: tab }))}
        selected={wanted}
        onSelectedChange={setWanted}
      >
        {chosen && <Code what={t`the ${chosen.tab}`} where={chosen.where} code={chosen.code} />}
      </Tabs>
    </section>
  );
}
