import type { JobAlert } from "@jobmap/contract";
import type { AlertFrequency } from "@jobmap/contract/enums";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { dayText, IconButton, Select, Switch, TrashIcon, VisuallyHidden } from "../../ui/index.ts";
import styles from "./Alerts.module.css";
import { FREQUENCY_OPTIONS } from "./frequencies.ts";

export interface AlertChange {
  readonly frequency?: AlertFrequency;
  readonly paused?: boolean;
}

interface AlertItemProps {
  alert: JobAlert;
  onChange: (what: AlertChange) => void;
  onDelete: () => void;
}

const OPTIONS = FREQUENCY_OPTIONS.map(({ value, label }) => ({ value, text: label }));

/** One alert: a link to its jobs, its frequency, a pause switch, and a delete button. */
export function AlertItem({ alert, onChange, onDelete }: AlertItemProps) {
  const { name, to, frequency, paused, last_sent_at: sent } = alert;
  return (
    <li>
      <div className={styles["words"]}>
        <bdi className={styles["name"]}>{name}</bdi>
        <span className={styles["fine"]}>
          {paused ? t`Paused` : sent ? t`Last email ${dayText(sent) ?? ""}` : t`No new jobs yet`}
        </span>
        <Link to={to}>
          <Trans>
            Show jobs<VisuallyHidden> of {name}</VisuallyHidden>
          </Trans>
        </Link>
      </div>
      <div className={styles["tools"]}>
        <Select
          label={t`How often: ${name}`}
          look="word"
          options={OPTIONS}
          value={frequency}
          onValueChange={(value) => onChange({ frequency: value })}
        />
        <Switch
          label={
            <Trans>
              On<VisuallyHidden>: {name}</VisuallyHidden>
            </Trans>
          }
          checked={!paused}
          onChange={({ currentTarget }) => onChange({ paused: !currentTarget.checked })}
        />
        <IconButton label={t`Delete the alert ${name}`} icon={<TrashIcon />} onClick={onDelete} />
      </div>
    </li>
  );
}
