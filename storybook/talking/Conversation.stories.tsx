import type { Thread, ThreadMessage } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Conversation } from "../../webapp/src/features/threads/Conversation.tsx";
import { ServerState } from "../../webapp/src/lib/server-state/ServerState.tsx";

const message = (id: number, side: ThreadMessage["side"], text: string): ThreadMessage => ({
  id,
  side,
  author: side === "candidate" ? "Marisol Torres" : "Harbor Works",
  text,
  at: new Date(Date.UTC(2026, 10, 20, 14, id)).toISOString(),
});
const thread = (more: Partial<Thread> = {}): Thread => ({
  application_id: 7,
  side: "candidate",
  job: { id: 12, title: "Deckhand" },
  other: "Harbor Works",
  messages: [],
  has_more: false,
  unread: 0,
  closed: null,
  is_reported: false,
  ...more,
});
const LONG = `Directions: https://harbor.example/directions?from=${"annapolis-".repeat(20)}\n\n${"Bring boots, gloves and a warm coat. ".repeat(60)}`;

/** What candidate and employer write to each other about an application. */
const meta = {
  title: "Talking/Conversation",
  args: { shown: thread() },
  render: ({ shown }, { id }) => (
    <ServerState>
      <Conversation
        reader="link"
        source={{
          queryKey: [id],
          load: async () => {
            if (shown === null)
              throw new Error("We couldn't reach Jobmap. Check your connection and try again.");
            return shown;
          },
          send: async (text) => message(99, "candidate", text),
          canReport: true,
        }}
      />
    </ServerState>
  ),
} satisfies Meta<{ shown: Thread | null }>;
export default meta;
type Story = StoryObj<{ shown: Thread | null }>;

export const Empty: Story = {};
export const One: Story = {
  args: { shown: thread({ messages: [message(1, "employer", "Can you start on Monday?")], unread: 1 }) },
};
export const Many: Story = {
  args: {
    shown: thread({
      has_more: true,
      messages: Array.from({ length: 12 }, (_, n) =>
        message(
          n + 1,
          n % 3 ? "candidate" : "employer",
          n % 2 ? "Yes." : "Is the boat heated, and who brings lunch?",
        ),
      ),
    }),
  },
};
export const TooLong: Story = {
  args: {
    shown: thread({ messages: [message(1, "employer", LONG), message(2, "candidate", "W".repeat(200))] }),
  },
};
export const Closed: Story = {
  args: {
    shown: thread({
      messages: [message(1, "employer", "Thank you for applying.")],
      closed: "The application was withdrawn, so this conversation is closed.",
      is_reported: true,
    }),
  },
};
export const DidNotLoad: Story = { args: { shown: null } };
export const RightToLeft: Story = { ...One, parameters: { direction: "rtl" } };
