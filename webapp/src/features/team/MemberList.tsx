import type { TeamMember } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { toast } from "../../lib/toasts.ts";
import { Badge, Button, ConfirmDialog, Select, VisuallyHidden } from "../../ui/index.ts";
import { AccessDialog } from "./AccessDialog.tsx";
import { accessText, SEAT_OPTIONS, SEAT_WORDS } from "./seat-words.ts";
import styles from "./Team.module.css";
import { TransferDialog } from "./TransferDialog.tsx";

interface MemberListProps {
  members: readonly TeamMember[];
  /** Whether the reader owns the company. */
  canChange: boolean;
}

export function MemberList({ members, canChange }: MemberListProps) {
  return (
    <ul className={styles["people"]} aria-label={t`Members of the team`}>
      {members.map((member) => (
        <Member key={member.id} member={member} canChange={canChange && member.seat !== "owner"} />
      ))}
    </ul>
  );
}

type Asking = "access" | "remove" | "transfer";

function Member({ member, canChange }: { member: TeamMember; canChange: boolean }) {
  const { id, email, seat, job_ids, is_you, is_away } = member;
  const [asking, setAsking] = useState<Asking>();
  const name = `${member.first_name} ${member.last_name}`.trim() || email;
  const remove = async () => {
    await call("POST employer/team/remove", { body: { id } });
    toast(t`${name} is no longer in the team`, { tone: "success" });
  };
  return (
    <li>
      <div className={styles["who"]}>
        <bdi className={styles["name"]}>{name}</bdi>
        {is_you && <Badge>{t`You`}</Badge>}
        {is_away && <Badge tone="warn">{t`Deactivated`}</Badge>}
        <bdi className={styles["fine"]}>{email}</bdi>
      </div>
      <div className={styles["seat"]}>
        {canChange && seat !== "owner" ? (
          <Select
            label={t`Role of ${name}`}
            look="word"
            options={SEAT_OPTIONS}
            value={seat}
            onValueChange={(chosen) =>
              void call("POST employer/team/change-seat", { body: { id, seat: chosen } }).catch(tell)
            }
          />
        ) : (
          <span>{SEAT_WORDS[seat].name}</span>
        )}
        <p className={styles["fine"]}>{SEAT_WORDS[seat].may}</p>
        {seat !== "owner" && <p className={styles["fine"]}>{accessText(job_ids)}</p>}
      </div>
      {canChange && (
        <div className={styles["tools"]}>
          <Button size="sm" variant="line" onClick={() => setAsking("access")}>
            {t`Choose jobs`}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
          {!is_away && (
            <Button size="sm" variant="line" onClick={() => setAsking("transfer")}>
              {t`Make owner`}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          )}
          <Button size="sm" variant="line" onClick={() => setAsking("remove")}>
            {t`Remove`}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        </div>
      )}
      {asking === "access" && (
        <AccessDialog id={id} name={name} jobIds={job_ids} onClose={() => setAsking(undefined)} />
      )}
      {asking === "transfer" && <TransferDialog id={id} name={name} onClose={() => setAsking(undefined)} />}
      <ConfirmDialog
        open={asking === "remove"}
        onClose={() => setAsking(undefined)}
        title={t`Remove ${name} from the team?`}
        yes={t`Remove`}
        no={t`Keep`}
        onConfirm={remove}
      >
        <p>
          {t`They are signed out everywhere at once, see nothing of your company anymore, and are told by mail. What they did stays, with their name.`}
        </p>
      </ConfirmDialog>
    </li>
  );
}
