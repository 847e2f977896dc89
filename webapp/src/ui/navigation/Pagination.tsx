import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { Trans, t } from "#text";
import { classNames } from "../classes.ts";
import { ChevronEndIcon, ChevronStartIcon } from "../icons/icons.tsx";
import styles from "./Pagination.module.css";
import { pageNumbers } from "./page-numbers.ts";

const cx = classNames(styles);

export interface PaginationProps {
  /** Accessible name of the landmark: "Pages of jobs". */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => To;
}

/** Links, so that a page can be opened in a new tab, shared, and found by search engines. */
export function Pagination({ label, page, pages, to }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={cx("pages")}>
      <Step to={page > 1 ? to(page - 1) : undefined} rel="prev">
        <ChevronStartIcon />
        {t`Previous`}
      </Step>
      <ol className={cx("numbers")}>
        {pageNumbers(page, pages).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span className={cx("gap")}>…</span>
            ) : (
              <Link
                to={to(entry.page)}
                className={cx("number")}
                aria-label={t`Page ${entry.page}`}
                aria-current={entry.page === page ? "page" : undefined}
              >
                {entry.page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className={cx("short")}>
        <Trans>
          {page} of {pages}
        </Trans>
      </span>
      <Step to={page < pages ? to(page + 1) : undefined} rel="next">
        {t`Next`}
        <ChevronEndIcon />
      </Step>
    </nav>
  );
}

function Step({ to, rel, children }: { to: To | undefined; rel: "prev" | "next"; children: ReactNode }) {
  if (to === undefined) return <span className={cx("step", "off")}>{children}</span>;
  return (
    <Link to={to} rel={rel} className={cx("step")}>
      {children}
    </Link>
  );
}
