import type { TeamInvitation } from "@jobmap/contract";
import { useState } from "react";
import { plural, t } from "#text";
import { act, call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { toast } from "../../lib/toasts.ts";
import { Badge, Button, ConfirmDialog, dayText, Heading, VisuallyHidden } from "../../ui/index.ts";
import { SEAT_WORDS } from "./seat-words.ts";
import styles from "./Team.module.css";

/** Who was invited and has not answered. */
export function InvitationList({ invitations }: { invitations: readonly TeamInvitation[] }) {
  return (
    <div className={styles["invited"]}>
      <Heading level={3} size="md">
        {t`Invited`}
      </Heading>
      <ul className={styles["people"]} aria-label={t`Invited to the team`}>
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  );
}

function Invitation({ invitation }: { invitation: TeamInvitation }) {
  const { id, email, is_expired } = invitation;
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const resend = async () => {
    setSending(true);
    try {
      toast(await act("POST employer/team/resend", { body: { id } }), { tone: "success" });
    } catch (failure) {
      tell(failure);
    } finally {
      setSending(false);
    }
  };
  return (
    <li>
      <div className={styles["who"]}>
        <bdi className={styles["name"]}>{email}</bdi>
        {is_expired && <Badge tone="warn">{t`Expired`}</Badge>}
        <span className={styles["fine"]}>{lineOf(invitation)}</span>
      </div>
      <div className={styles["tools"]}>
        <Button size="sm" variant="line" busy={isSending} onClick={() => void resend()}>
          {t`Send again`}
          <VisuallyHidden>: {email}</VisuallyHidden>
        </Button>
        <Button size="sm" variant="line" onClick={() => setAsking(true)}>
          {t`Take back`}
          <VisuallyHidden>: {email}</VisuallyHidden>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Take this invitation back?`}
        yes={t`Take it back`}
        no={t`Keep it`}
        onConfirm={async () => void (await call("POST employer/team/revoke", { body: { id } }))}
      >
        <p>{t`The link that was mailed to ${email} stops working.`}</p>
      </ConfirmDialog>
    </li>
  );
}

/** "Reviewer, good until Dec 4, for 2 chosen jobs". */
function lineOf({ seat, job_ids, expires_at, is_expired }: TeamInvitation): string {
  const day = dayText(expires_at) ?? "";
  return [
    SEAT_WORDS[seat].name,
    is_expired ? t`ended ${day}` : t`good until ${day}`,
    ...(job_ids === null ? [] : [jobsText(job_ids.length)]),
  ].join(", ");
}

const jobsText = (jobs: number) =>
  jobs === 0 ? t`no jobs yet` : plural(jobs, { one: "for # chosen job", other: "for # chosen jobs" });
