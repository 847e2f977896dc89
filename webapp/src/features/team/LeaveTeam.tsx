import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#text";
import { act } from "../../lib/api.ts";
import { partWith } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, ConfirmDialog, PageSection } from "../../ui/index.ts";

/** For members who do not own the company. */
export function LeaveTeam() {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const leave = () =>
    partWith(async () => {
      toast(await act("POST employer/team/leave", { body: {} }), { tone: "success" });
      await navigate("/");
    });
  return (
    <PageSection
      title={t`Leave the team`}
      hint={t`The owner of the company gives roles, and invites colleagues.`}
    >
      <div>
        <Button variant="line" onClick={() => setAsking(true)}>
          {t`Leave the team`}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Leave this team?`}
        yes={t`Leave`}
        no={t`Stay`}
        onConfirm={leave}
      >
        <p>
          {t`You are signed out everywhere and see nothing of the company anymore. What you did stays, with your name. Your account stays, too.`}
        </p>
      </ConfirmDialog>
    </PageSection>
  );
}
