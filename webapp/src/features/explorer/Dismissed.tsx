import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { actWithToast } from "../../lib/aloud.ts";
import { jobPath } from "../../lib/paths.ts";
import { Arriving } from "./Arriving.tsx";
import styles from "./Explorer.module.css";
import { fits, ListHead } from "./ListHead.tsx";
import { preferencesQuery } from "./preferences-query.ts";

/** The candidate's dismissed jobs as a numbered list. */
export function Dismissed({ onGo }: { onGo: () => void }) {
  const [filter, setFilter] = useState("");
  const preferences = useQuery(preferencesQuery);
  const jobs = (preferences.data?.notInterestedJobs ?? []).filter(({ job_name }) => fits(filter, job_name));
  return (
    <>
      <ListHead
        label={t`Filter jobs`}
        filter={filter}
        onFilter={setFilter}
        {...(preferences.data?.notInterestedJobs.length
          ? {
              clearing: {
                label: t`Clear all jobs`,
                title: t`Restore all dismissed jobs?`,
                text: t`This clears the list. The jobs will appear in searches again.`,
                yes: t`Restore jobs`,
                onClear: async () => {
                  await actWithToast("POST user/job/clear-not-interestd-jobs", { body: {} });
                },
              },
            }
          : {})}
      />
      <Arriving query={preferences} waiting={t`Loading the jobs`} failed={t`The jobs did not load.`}>
        {() =>
          jobs.length === 0 ? (
            <p className={styles["none"]}>{t`No Records Found`}</p>
          ) : (
            <ol className={styles["numbered"]} aria-label={t`Not Interested`}>
              {jobs.map(({ id, job_id, job_name }) => (
                <li key={id}>
                  <Link to={jobPath(job_id)} onClick={onGo}>
                    <bdi>{job_name}</bdi>
                  </Link>
                </li>
              ))}
            </ol>
          )
        }
      </Arriving>
    </>
  );
}
