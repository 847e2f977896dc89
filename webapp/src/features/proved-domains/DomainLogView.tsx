import type { DomainEvent } from "@jobmap/contract";
import { Link } from "react-router";
import { plural, t } from "#text";
import { companyPath } from "../../lib/paths.ts";
import { dayText, EmptyState, Page, Pagination } from "../../ui/index.ts";
import styles from "./DomainLog.module.css";
import { LOG_PATH, type LoadedLog, logPath } from "./load-log.ts";

/** `/proved-domains`: which companies proved which domains, how and when, and which no longer hold them. */
export function DomainLogView({ log }: { log: LoadedLog }) {
  const { items, total, page, pages, company } = log;
  return (
    <Page
      title={t`Log of proved domains`}
      lead={t`Every domain that an employer has proved to be its own, how and when, and every proof that has ended. Lines are added here and never changed.`}
      width="table"
    >
      <p>{t`A proof says only one thing: that whoever runs the company’s account could put a record into the DNS of the domain, or read a mailbox there. It says nothing about the company’s name, its jobs or its conduct.`}</p>
      <p role="status">
        {total > 0 &&
          (company === null
            ? plural(total, { one: "# line", other: "# lines" })
            : plural(total, { one: "# line of one company.", other: "# lines of one company." }))}
        {company !== null && (
          <>
            {" "}
            <Link to={LOG_PATH}>{t`Show all`}</Link>
          </>
        )}
      </p>
      {items.length === 0 ? (
        <EmptyState title={t`Nothing here yet.`}>
          {company === null
            ? t`No employer has proved a domain so far.`
            : t`This company has not proved a domain.`}
        </EmptyState>
      ) : (
        <ol className={styles["log"]} aria-label={t`Log, the newest first`}>
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
      <Pagination label={t`Pages of the log`} page={page} pages={pages} to={(n) => logPath(company, n)} />
    </Page>
  );
}

const PROVED = { DNS: t`proved by DNS, by`, MAILBOX: t`proved by mailbox, by` } as const;
const ENDS = {
  RECORD_GONE: t`no longer proved, because the DNS record was gone:`,
  NOT_RENEWED: t`no longer proved, because the mailbox was not confirmed again:`,
  REMOVED: t`given up by`,
} as const;

function whatHappened({ event, method, reason }: DomainEvent): string {
  return event === "PROVED" || reason === null ? PROVED[method] : ENDS[reason];
}

function Company({ line: { company } }: { line: DomainEvent }) {
  if (company.name === null || company.username === null) return t`a company that is hidden or gone`;
  return (
    <Link to={companyPath(company.username)}>
      <bdi>{company.name}</bdi>
    </Link>
  );
}
