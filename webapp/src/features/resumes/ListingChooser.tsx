import type { JobSummary } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Combobox, Select, type Suggestion, useSuggestions } from "../../ui/index.ts";
import styles from "./Readings.module.css";

const RECENT = { page: 1, limit: 20 };
const savedQuery = endpointQuery("GET user/job/saved", { query: RECENT });
const appliedQuery = endpointQuery("GET user/job/applied", { query: RECENT });

const nameOf = ({ title, company }: JobSummary) => `${title} · ${company.name}`;

async function load(search: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  // `page`: a search that is neither counted nor kept.
  const query = { search, limit: 8, purpose: "page" } as const;
  const { items } = await call("GET user/job/list", { query }, { signal });
  return items.map(({ id, title, company }) => ({ id: String(id), text: title, note: company.name }));
}

/** Chooses a listing: a saved job, one applied to, or one that a search finds. */
export function ListingChooser({ onChoose }: { onChoose: (jobId: number) => void }) {
  const saved = useQuery(savedQuery).data?.items ?? [];
  const applied = useQuery(appliedQuery).data?.items ?? [];
  const [chosen, setChosen] = useState("");
  const [text, setText] = useState("");
  const suggestions = useSuggestions(text, load, { enabled: chosen !== text });
  const options = [
    ...saved
      .filter(({ is_open }) => is_open)
      .map(({ job }) => ({ job, kind: t({ message: "Saved", context: "a job" }) })),
    ...applied
      .filter(({ job_status }) => job_status === "PUBLISHED")
      .map(({ job }) => ({ job, kind: t({ message: "Applied", context: "to a job" }) })),
  ].filter(({ job }, at, all) => all.findIndex((other) => other.job.id === job.id) === at);
  return (
    <div className={styles["compare"]}>
      {options.length > 0 && (
        <Select
          label={t`A job you saved or applied to`}
          value={options.some(({ job }) => String(job.id) === chosen) ? chosen : ""}
          options={[
            { value: "", text: t`Choose a job` },
            ...options.map(({ job, kind }) => ({ value: String(job.id), text: `${kind}: ${nameOf(job)}` })),
          ]}
          onValueChange={(id) => {
            if (id === "") return;
            setChosen(id);
            setText("");
            onChoose(Number(id));
          }}
        />
      )}
      <Combobox
        label={options.length > 0 ? t`Or search for one` : t`Search for a job`}
        value={text}
        onValueChange={setText}
        suggestions={suggestions}
        onChoose={({ id, text: title }) => {
          setText(title);
          setChosen(title);
          onChoose(Number(id));
        }}
        onRetry={suggestions.retry}
        emptyText={t`No job is found by these words.`}
      />
    </div>
  );
}
