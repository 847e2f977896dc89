import type { UnderstoodText } from "@jobmap/contract";
import { withoutPart } from "@jobmap/contract/search-text";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import { setExplore } from "../../../lib/explore-store.ts";
import { CloseIcon, classNames } from "../../../ui/index.ts";
import { unquoted } from "../results/headline.ts";
import { type Show, stateLink } from "../state/use-explore-state.ts";
import styles from "./Understood.module.css";
import { leftOutText, partText } from "./understood-text.ts";

const cx = classNames(styles);

interface UnderstoodProps {
  understood: UnderstoodText | null;
  /** State of the jobs that are shown. */
  state: ExploreState;
  show: Show;
}

/** How the typed text was understood: its parts, each to change or to remove; what was spelled otherwise, and what was left out. */
export function Understood({ understood, state, show }: UnderstoodProps) {
  if (!understood) return null;
  const { searched, literal, parts } = understood;
  const leftOut = leftOutText(understood);
  return (
    <section className={cx("understood")} aria-label={t`How your search was understood`}>
      {literal && (
        <p>
          <Trans>
            Showing results for “<b>{unquoted(searched)}</b>”. Search{" "}
            <Link to={stateLink(changed(state, { search: literal }))}>“{unquoted(literal)}”</Link> instead
          </Trans>
        </p>
      )}
      <ul>
        {parts.map((part) => (
          <li key={part.start} className={cx("part", part.kind === "unmatched" && "out")}>
            <button
              type="button"
              aria-label={t`Change ${partText(part)}`}
              onClick={() => setExplore({ editing: { ...part, text: searched } })}
            >
              {part.label}
            </button>
            <button
              type="button"
              aria-label={t`Remove ${partText(part)}`}
              onClick={() => show((current) => changed(current, { search: withoutPart(searched, part) }))}
            >
              <CloseIcon size="sm" />
            </button>
          </li>
        ))}
      </ul>
      {leftOut && <p>{leftOut}</p>}
    </section>
  );
}
