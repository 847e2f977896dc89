import type { ApplicationSummary } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessagePreview } from "../../webapp/src/features/applicants/MessagePreview.tsx";
import { ServerState } from "../../webapp/src/lib/server-state/ServerState.tsx";

const applicant = (id: number, name: string): ApplicationSummary => ({
  id,
  job: { id: 1, title: "Deckhand", status: "PUBLISHED" },
  applicant: { name, email: "ada@example.org", phone: "", image: "" },
  status: "APPLIED",
  rating: null,
  applied_at: "2026-11-20T10:00:00.000Z",
  viewed_at: null,
  updated_at: "2026-11-20T10:00:00.000Z",
  knockouts: 0,
  note_count: 0,
  has_resume: false,
  answer_due_at: null,
  source: "web",
  actions: ["reject"],
});

/** A message with placeholders, to be seen as one of its applicants would get it. */
const meta = {
  title: "Employers/Message preview",
  args: { text: "Dear {first_name}, thank you.", names: ["Ada Lovelace"] },
  render: ({ text, names }) => (
    <ServerState>
      <MessagePreview
        text={text}
        action="reject"
        target={{ applications: names.map((name, n) => applicant(n + 1, name)) }}
      />
    </ServerState>
  ),
} satisfies Meta<{ text: string; names: readonly string[] }>;
export default meta;
type Story = StoryObj<{ text: string; names: readonly string[] }>;

export const One: Story = {};
export const Several: Story = { args: { names: ["Ada Lovelace", "Grace Hopper", "Mary Jackson"] } };
export const Unknown: Story = { args: { text: "Dear {name}, thank you." } };
export const TooLong: Story = { args: { names: ["Wolfeschlegelsteinhausenbergerdorff".repeat(3)] } };
