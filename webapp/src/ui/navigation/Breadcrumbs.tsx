import { Link } from "react-router";
import { t } from "#text";
import { classNames } from "../classes.ts";
import { ChevronEndIcon } from "../icons/icons.tsx";
import styles from "./Breadcrumbs.module.css";
import type { NavEntry } from "./TopBar.tsx";

const cx = classNames(styles);

export interface BreadcrumbsProps {
  /** From the top down, without the current page. */
  parents: readonly NavEntry[];
  /** The current page. */
  current: string;
}

/** The path to the current page. On phones only the nearest parent, as a back link. */
export function Breadcrumbs({ parents, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={t`Breadcrumbs`}>
      <ol className={cx("crumbs")}>
        {parents.map((parent) => (
          <li key={parent.to} className={cx("crumb")}>
            <Link to={parent.to}>
              <bdi>{parent.text}</bdi>
            </Link>
            <ChevronEndIcon size="sm" />
          </li>
        ))}
        <li aria-current="page" className={cx("crumb", "current")}>
          <bdi>{current}</bdi>
        </li>
      </ol>
    </nav>
  );
}
