import type { Data } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { plural, Trans, t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { timeText } from "../../lib/time-text.ts";
import { InfoIcon } from "../../ui/index.ts";
import styles from "./PostJob.module.css";

type Allowance = Data<"GET employer/job/publishing-allowance">;

/**
 * How many listings the company may still publish today, and how to raise the limit. Nothing while unknown: publishing itself reports the
 * limit as well.
 */
export function PublishingAllowance() {
  const { data } = useQuery(endpointQuery("GET employer/job/publishing-allowance", {}));
  return data ? <AllowanceNote allowance={data} /> : null;
}

export function AllowanceNote({ allowance, now }: { allowance: Allowance; now?: number }) {
  return (
    <ul className={styles["checkList"]}>
      <li className={styles["warns"]}>
        <InfoIcon />
        <span>
          {allowanceText(allowance, now)}{" "}
          {!allowance.is_proven && (
            <Trans>
              With a proved domain, or an account email at your website's domain, it is{" "}
              {allowance.proven_total}: <Link to="/employer/company-profile#domains">Company profile</Link>
            </Trans>
          )}
        </span>
      </li>
    </ul>
  );
}

/** In words, such as "Your company can publish 5 new jobs in 24 hours: 3 are left." */
export function allowanceText({ hours, total, left, free_at: freeAt }: Allowance, now?: number): string {
  if (freeAt !== null)
    return t`Your company can publish ${total} new jobs in ${hours} hours, and has reached that limit. You can publish the next one from ${timeText(Date.parse(freeAt), now)}; until then, this one stays a draft.`;
  if (left === total) return t`Your company can publish ${total} new jobs in ${hours} hours.`;
  return plural(left, {
    one: `Your company can publish ${total} new jobs in ${hours} hours: # is left.`,
    other: `Your company can publish ${total} new jobs in ${hours} hours: # are left.`,
  });
}
