import type { CompanyReference } from "@jobmap/contract";
import { t } from "#text";
import { dayText } from "./job-text.ts";
import styles from "./SurveyLine.module.css";

/** Which domain the employer has proved to be its own, how and when: exactly that, and nothing of what it means. */
export function ProofLine({
  company: { proved_domain },
}: {
  company: Pick<CompanyReference, "proved_domain">;
}) {
  if (!proved_domain) return null;
  const { domain, method, proved_at } = proved_domain;
  const way = method === "DNS" ? method : t`mailbox`;
  const day = dayText(proved_at, { year: true }) ?? "";
  return <span className={styles["line"]}>{t`${domain} proved by ${way} on ${day}`}</span>;
}
