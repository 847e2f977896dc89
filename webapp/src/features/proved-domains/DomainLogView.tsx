import type { DomainEvent } from "@jobmap/contract";
import { Link } from "react-router";
import { companyPath } from "../../lib/paths.ts";
import { dayText, EmptyState, Page, Pagination, plural } from "../../ui/index.ts";
import styles from "./DomainLog.module.css";
import { LOG_PATH, type LoadedLog, logPath } from "./load-log.ts";

/** `/proved-domains`: which companies proved which domains, how and when, and which no longer hold them. */
export function DomainLogView({ log }: { log: LoadedLog }) {
  const { items, total, page, pages, company } = log;
  return (
    <Page
      title="Log of proved domains"
      lead="Every domain that an employer has proved to be its own, how and when, and every proof that has ended. Lines are added here and never changed."
      width="table"
    >
      <p>
        A proof says only one thing: that whoever runs the company’s account could put a record into the DNS
        of the domain, or read a mailbox there. It says nothing about the company’s name, its jobs or its
        conduct.
      </p>
      <p role="status">
        {total > 0 && plural(total, "line")}
        {company !== null && (
          <>
            {total > 0 && " of one company."} <Link to={LOG_PATH}>Show all</Link>
          </>
        )}
      </p>
      {items.length === 0 ? (
        <EmptyState title="Nothing here yet.">
          {company === null
            ? "No employer has proved a domain so far."
            : "This company has not proved a domain."}
        </EmptyState>
      ) : (
        <ol className={styles["log"]} aria-label="Log, the newest first">
          {items.map((line) => (
            <li key={line.id}>
              <time dateTime={line.at}>{dayText(line.at, { year: true })}</time>
              <p>
                <b className={styles["domain"]}>{line.domain}</b> {whatHappened(line)} <Company line={line} />
              </p>
            </li>
          ))}
        </ol>
      )}
      <Pagination label="Pages of the log" page={page} pages={pages} to={(n) => logPath(company, n)} />
    </Page>
  );
}

const METHODS = { DNS: "by DNS", MAILBOX: "by mailbox" } as const;
const ENDS = {
  RECORD_GONE: "no longer proved, because the DNS record was gone:",
  NOT_RENEWED: "no longer proved, because the mailbox was not confirmed again:",
  REMOVED: "given up by",
} as const;

function whatHappened({ event, method, reason }: DomainEvent): string {
  return event === "PROVED" || reason === null ? `proved ${METHODS[method]}, by` : ENDS[reason];
}

function Company({ line: { company } }: { line: DomainEvent }) {
  if (company.name === null || company.username === null) return "a company that is hidden or gone";
  return (
    <Link to={companyPath(company.username)}>
      <bdi>{company.name}</bdi>
    </Link>
  );
}
