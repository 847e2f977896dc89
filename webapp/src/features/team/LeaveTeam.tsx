import { useState } from "react";
import { useNavigate } from "react-router";
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
    <PageSection title="Leave the team" hint="The owner of the company gives roles, and invites colleagues.">
      <div>
        <Button variant="line" onClick={() => setAsking(true)}>
          Leave the team
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Leave this team?"
        yes="Leave"
        no="Stay"
        onConfirm={leave}
      >
        <p>
          You are signed out everywhere and see nothing of the company anymore. What you did stays, with your
          name. Your account stays, too.
        </p>
      </ConfirmDialog>
    </PageSection>
  );
}
