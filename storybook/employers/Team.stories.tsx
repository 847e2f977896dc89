import type { TeamInvitation, TeamMember } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { InvitationList } from "../../webapp/src/features/team/InvitationList.tsx";
import { InviteForm } from "../../webapp/src/features/team/InviteForm.tsx";
import { LeaveTeam } from "../../webapp/src/features/team/LeaveTeam.tsx";
import { MemberList } from "../../webapp/src/features/team/MemberList.tsx";

interface Shown {
  members: readonly TeamMember[];
  invitations: readonly TeamInvitation[];
  isOwner: boolean;
}

/** Who acts for a company, as its owner and as others see it. */
const meta = {
  title: "Employers/Team",
  render: ({ members, invitations, isOwner }) => (
    <>
      <MemberList members={members} canChange={isOwner} />
      {isOwner ? <InviteForm /> : <LeaveTeam />}
      {invitations.length > 0 && <InvitationList invitations={invitations} />}
    </>
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<Shown>;

const member = (id: number, first_name: string, more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  first_name,
  last_name: "Mayer",
  email: `${first_name.toLowerCase()}@harbor.example`,
  seat: "recruiter",
  is_you: false,
  is_away: false,
  ...more,
});
const invitation = (id: number, email: string, more: Partial<TeamInvitation> = {}): TeamInvitation => ({
  id,
  email,
  seat: "reviewer",
  sent_at: "2026-11-20T10:00:00.000Z",
  expires_at: "2026-11-27T10:00:00.000Z",
  is_expired: false,
  ...more,
});
const grace = member(1, "Grace", { seat: "owner", is_you: true });
const LONG = "a".repeat(60);

export const Alone: Story = { args: { members: [grace], invitations: [], isOwner: true } };
export const Many: Story = {
  args: {
    members: [
      grace,
      member(2, "Ada"),
      member(3, "Bob", { seat: "reviewer" }),
      member(4, "Cleo", { seat: "viewer", is_away: true }),
    ],
    invitations: [
      invitation(1, "dora@harbor.example"),
      invitation(2, "emil@harbor.example", { is_expired: true }),
    ],
    isOwner: true,
  },
};
export const AsColleague: Story = {
  args: {
    members: [member(1, "Grace", { seat: "owner" }), member(2, "Ada", { is_you: true })],
    invitations: [],
    isOwner: false,
  },
};
export const TooLong: Story = {
  args: {
    members: [grace, member(2, LONG, { last_name: LONG, email: `${LONG}@${LONG}.example` })],
    invitations: [invitation(1, `${LONG}@${LONG}.example`)],
    isOwner: true,
  },
};
