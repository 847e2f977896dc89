import type { AccountRole, ProfileScores } from "@jobmap/contract";
import { Link, useLocation } from "react-router";
import { Trans, t } from "#text";
import { CheckIcon, classNames, MinusIcon, VisuallyHidden } from "../../ui/index.ts";
import styles from "./ProfileScore.module.css";
import { PARTS_IN_SPANISH } from "./score-spanish.ts";

const cx = classNames(styles);

/** How complete a profile is and which parts are missing. A part that is filled in on another page links to that page. */
export function ProfileScore({
  of,
  scores: { total, parts },
  reasons = false,
}: {
  of: AccountRole;
  scores: ProfileScores;
  /** Says below each missing part why it matters. */
  reasons?: boolean;
}) {
  const { pathname } = useLocation();
  return (
    <div className={cx("score")}>
      <p className={cx("total")}>
        <Trans>
          <b>{total}%</b> complete
        </Trans>
      </p>
      <div className={cx("bar")} aria-hidden="true">
        <div style={{ inlineSize: `${total}%` }} />
      </div>
      <ul className={cx("parts")} aria-label={t`Parts of your profile`}>
        {said(parts, of).map(({ name, label, why, done, to }) => (
          <li key={name} className={cx(done && "done")}>
            {done ? <CheckIcon size="sm" /> : <MinusIcon size="sm" />}
            <span>
              {!done && to !== null && to !== pathname ? <Link to={to}>{label}</Link> : label}
              <VisuallyHidden>{done ? t`, done` : t`, missing`}</VisuallyHidden>
              {reasons && !done && why !== "" && <span className={cx("why")}>{why}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The server says in English what the parts are. */
const said = (parts: ProfileScores["parts"], of: AccountRole) =>
  import.meta.env.LANGUAGE === "es"
    ? parts.map((part) => ({ ...part, ...PARTS_IN_SPANISH[of][part.name] }))
    : parts;
