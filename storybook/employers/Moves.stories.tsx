import type { ApplicationMove } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { MoveBar } from "../../webapp/src/features/applicants/MoveBar.tsx";
import {
  type FailedMove,
  type MoveUnderWay,
  useMoves,
} from "../../webapp/src/features/applicants/moves-under-way.ts";
import { ServerState } from "../../webapp/src/lib/server-state/ServerState.tsx";

/** Moves that can still be undone: the candidates are told when the seconds are over. */
const meta = {
  title: "Employers/Moves under way",
  render: ({ moves, failed = [] }) => <Shown moves={moves} failed={failed} />,
} satisfies Meta<ShownMoves>;
export default meta;
type Story = StoryObj<ShownMoves>;

interface ShownMoves {
  moves: readonly MoveUnderWay[];
  failed?: readonly FailedMove[];
}

function Shown({ moves, failed = [] }: ShownMoves) {
  useEffect(() => {
    useMoves.setState({ moves, failed });
    return () => useMoves.setState({ moves: [], failed: [] });
  }, [moves, failed]);
  return (
    <ServerState>
      <div style={{ blockSize: "14rem" }}>
        <MoveBar />
      </div>
    </ServerState>
  );
}

const move = (id: number, more: Partial<ApplicationMove> = {}): ApplicationMove => ({
  id,
  state: "HELD",
  total: 1,
  handled: 1,
  moved: 1,
  refused: 0,
  tells_at: null,
  filled: [],
  ...more,
});
const held = (id: number, who: string, more: Partial<ApplicationMove> = {}): MoveUnderWay => ({
  move: move(id, more),
  action: "reject",
  who,
  ids: [],
  // Long enough to look at.
  until: Date.now() + 3_600_000,
});

export const One: Story = { args: { moves: [held(1, "Marisol Torres")] } };
export const Many: Story = {
  args: {
    moves: [
      held(1, "441 applicants", { total: 441, handled: 441, moved: 439, refused: 2 }),
      { ...held(2, "Bea Marsh"), action: "shortlist" },
      { ...held(3, "Cleo Marsh"), action: "interview" },
    ],
  },
};
export const TooLong: Story = {
  args: { moves: [held(1, "Wolfeschlegelsteinhausenbergerdorff ".repeat(4))] },
};

const lost = (who: string, what: FailedMove["what"] = "move"): FailedMove => ({
  what,
  who,
  count: 1,
  reason: "We couldn't reach Jobmap. Check your connection and try again.",
  again: async () => {},
});
export const NotMoved: Story = {
  args: { moves: [held(1, "Marisol Torres")], failed: [lost("Bea Marsh"), lost("Cleo Marsh")] },
};
export const TooLate: Story = {
  args: {
    moves: [],
    failed: [
      {
        ...lost("Wolfeschlegelsteinhausenbergerdorff ".repeat(4), "undo"),
        reason: "The candidates have been told already.",
        again: undefined,
      },
    ],
  },
};
