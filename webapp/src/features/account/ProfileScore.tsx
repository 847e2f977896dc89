import type { ProfileScores } from "@jobmap/contract";
import { Link, useLocation } from "react-router";
import { CheckIcon, classNames, MinusIcon, VisuallyHidden } from "../../ui/index.ts";
import styles from "./ProfileScore.module.css";

const cx = classNames(styles);

/** How complete a profile is and which parts are missing. A part that is filled in on another page links to that page. */
export function ProfileScore({
  scores: { total, parts },
  reasons = false,
}: {
  scores: ProfileScores;
  /** Says below each missing part why it matters. */
  reasons?: boolean;
}) {
  const { pathname } = useLocation();
  return (
    <div className={cx("score")}>
      <p className={cx("total")}>
        <b>{total}%</b> complete
      </p>
      <div className={cx("bar")} aria-hidden="true">
        <div style={{ inlineSize: `${total}%` }} />
      </div>
      <ul className={cx("parts")} aria-label="Parts of your profile">
        {parts.map(({ name, label, why, done, to }) => (
          <li key={name} className={cx(done && "done")}>
            {done ? <CheckIcon size="sm" /> : <MinusIcon size="sm" />}
            <span>
              {!done && to !== null && to !== pathname ? <Link to={to}>{label}</Link> : label}
              <VisuallyHidden>{done ? ", done" : ", missing"}</VisuallyHidden>
              {reasons && !done && why !== "" && <span className={cx("why")}>{why}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
