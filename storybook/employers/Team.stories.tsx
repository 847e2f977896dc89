import type { Data, TeamInvitation, TeamMember } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { expect, userEvent, within } from "storybook/test";
import { InvitationList } from "../../webapp/src/features/team/InvitationList.tsx";
import { InviteForm } from "../../webapp/src/features/team/InviteForm.tsx";
import { LeaveTeam } from "../../webapp/src/features/team/LeaveTeam.tsx";
import { MemberList } from "../../webapp/src/features/team/MemberList.tsx";
import { OwnAccess } from "../../webapp/src/features/team/OwnAccess.tsx";
import { endpointQuery } from "../../webapp/src/lib/server-state/endpoint-query.ts";
import { queryClient } from "../../webapp/src/lib/server-state/query-client.ts";
import { ServerState } from "../../webapp/src/lib/server-state/ServerState.tsx";

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
      {members.some(({ is_you, job_ids }) => is_you && job_ids !== null) && <OwnAccess />}
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
  job_ids: null,
  is_you: false,
  is_away: false,
  ...more,
});
const invitation = (id: number, email: string, more: Partial<TeamInvitation> = {}): TeamInvitation => ({
  id,
  email,
  seat: "reviewer",
  job_ids: null,
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
/** Jobs to choose from, as the server has them. */
const jobs: Data<"GET employer/job/get-all-job-list"> = [
  ["Deckhand", "Baltimore", "HW-7"],
  ["Line Cook", "Boston", ""],
  [LONG, "Honolulu", LONG],
].map(([title = "", town = "", requisition_id = ""], n) => ({
  ...{ id: n + 1, title, town, requisition_id, status: "PUBLISHED" as const },
  ...{ applications: 0, new_applications: 0 },
}));
const withJobs = (shown: typeof jobs) => (Story: ComponentType) => {
  queryClient.setQueryData(endpointQuery("GET employer/job/get-all-job-list", {}).queryKey, shown);
  return (
    <ServerState>
      <Story />
    </ServerState>
  );
};

/** The owner has chosen jobs for some. */
export const ChosenJobs: Story = {
  args: {
    members: [grace, member(2, "Ada", { job_ids: [1, 3] }), member(3, "Bob", { job_ids: [] })],
    invitations: [invitation(1, "dora@harbor.example", { job_ids: [2] })],
    isOwner: true,
  },
  decorators: [withJobs(jobs)],
};
export const ChoosingJobs: Story = {
  ...ChosenJobs,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Choose jobs\b.*Ada Mayer$/ }));
    const dialog = within(await canvas.findByRole("dialog"));
    await expect(dialog.getByRole("radio", { name: /Chosen jobs/ })).toBeChecked();
    await userEvent.type(dialog.getByRole("combobox", { name: "Chosen jobs" }), "boston{Enter}");
    await expect(dialog.getByText("Line Cook, Boston")).toBeVisible();
  },
};
const limited = (job_ids: number[]) => ({
  ...{ members: [member(1, "Grace", { seat: "owner" }), member(2, "Ada", { is_you: true, job_ids })] },
  ...{ invitations: [], isOwner: false },
});
/** What a colleague sees who is limited to some jobs, or to none. */
export const Limited: Story = { args: limited([1, 3]), decorators: [withJobs(jobs)] };
export const LimitedToNone: Story = { args: limited([]), decorators: [withJobs([])] };

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
