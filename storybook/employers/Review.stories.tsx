import type { ApplicationStatus } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ReviewList } from "../../webapp/src/features/applicants/ReviewList.tsx";
import type { Queued } from "../../webapp/src/features/applicants/review-queue.ts";

/** Everybody who is to be read, a line of 36 px each; only what is in view is drawn. */
const meta = {
  title: "Employers/Review list",
  render: ({ items }) => <Listed items={items} />,
} satisfies Meta<{ items: readonly Queued[] }>;
export default meta;
type Story = StoryObj<{ items: readonly Queued[] }>;

function Listed({ items }: { items: readonly Queued[] }) {
  const [at, setAt] = useState(0);
  return (
    <div style={{ inlineSize: "16rem" }}>
      <ReviewList items={items} at={at} onOpen={(id) => setAt(items.findIndex((item) => item.id === id))} />
    </div>
  );
}

const STATUSES: readonly ApplicationStatus[] = ["APPLIED", "VIEWED", "SHORTLISTED", "REJECTED"];
const queued = (id: number, name = `Marisol Torres ${id}`): Queued => ({
  id,
  name,
  status: STATUSES[id % STATUSES.length] ?? "APPLIED",
  rating: id % 3 === 0 ? 4 : null,
  job: "Deckhand",
  applied_at: "2026-11-20T10:00:00.000Z",
});

export const Many: Story = { args: { items: Array.from({ length: 1_000 }, (_, at) => queued(at + 1)) } };
export const One: Story = { args: { items: [queued(4)] } };
export const TooLong: Story = {
  args: { items: [queued(1, "Wolfeschlegelsteinhausenbergerdorff ".repeat(3)), queued(2, "W".repeat(200))] },
};
