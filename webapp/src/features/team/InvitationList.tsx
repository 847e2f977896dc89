import type { TeamInvitation } from "@jobmap/contract";
import { useState } from "react";
import { act, call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Badge, Button, ConfirmDialog, dayText, Heading, plural, VisuallyHidden } from "../../ui/index.ts";
import { SEAT_WORDS } from "./seat-words.ts";
import styles from "./Team.module.css";
import { tell } from "./tell.ts";

/** Who was invited and has not answered. */
export function InvitationList({ invitations }: { invitations: readonly TeamInvitation[] }) {
  return (
    <div className={styles["invited"]}>
      <Heading level={3} size="md">
        Invited
      </Heading>
      <ul className={styles["people"]} aria-label="Invited to the team">
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  );
}

function Invitation({ invitation }: { invitation: TeamInvitation }) {
  const { id, email, seat, job_ids, expires_at, is_expired } = invitation;
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
        {is_expired && <Badge tone="warn">Expired</Badge>}
        <span className={styles["fine"]}>
          {SEAT_WORDS[seat].name}, {is_expired ? "ended" : "good until"} {dayText(expires_at)}
          {job_ids !== null &&
            `, ${job_ids.length === 0 ? "no jobs yet" : `for ${plural(job_ids.length, "chosen job")}`}`}
        </span>
      </div>
      <div className={styles["tools"]}>
        <Button size="sm" variant="line" busy={isSending} onClick={() => void resend()}>
          Send again<VisuallyHidden>: {email}</VisuallyHidden>
        </Button>
        <Button size="sm" variant="line" onClick={() => setAsking(true)}>
          Take back<VisuallyHidden>: {email}</VisuallyHidden>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Take this invitation back?"
        yes="Take it back"
        no="Keep it"
        onConfirm={async () => void (await call("POST employer/team/revoke", { body: { id } }))}
      >
        <p>The link that was mailed to {email} stops working.</p>
      </ConfirmDialog>
    </li>
  );
}
