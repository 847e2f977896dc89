import type { SearchPartKind, UnderstoodText } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Understood } from "../../webapp/src/features/explore/search/Understood.tsx";
import { EMPTY_STATE } from "../../webapp/src/lib/explore-state.ts";

/** A text and what was made of it: pairs of a kind and the words it was taken from. */
function understood(
  parts: readonly (readonly [kind: SearchPartKind, words: string, label?: string])[],
  literal: string | null = null,
): UnderstoodText {
  const searched = parts.map(([, words]) => words).join(" ");
  let from = 0;
  return {
    searched,
    literal,
    location: null,
    distance: null,
    parts: parts.map(([kind, words, label = words]) => {
      const start = from;
      from += words.length + 1;
      return { kind, label, start, end: start + words.length };
    }),
  };
}

const meta = {
  title: "Job map/Understood",
  component: Understood,
  args: { state: EMPTY_STATE, show: () => {}, understood: null },
} satisfies Meta<typeof Understood>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a text there is nothing to say. */
export const Nothing: Story = {};
export const One: Story = { args: { understood: understood([["occupation", "rn", "Registered Nurses"]]) } };
export const Many: Story = {
  args: {
    understood: understood([
      ["employment_type", "part time", "Part time"],
      ["occupation", "bakery work", "Bakers"],
      ["place", "near dayton", "Dayton, OH"],
      ["pay", "15/hr", "$15 an hour or more"],
      ["experience", "no experience", "No experience needed"],
      ["language", "spanish", "Spanish"],
    ]),
  },
};
export const Corrected: Story = {
  args: {
    understood: understood(
      [["occupation", "nurse practitioner", "Nurse Practitioners"]],
      '"nurse practitoner"',
    ),
  },
};
export const LeftOut: Story = {
  args: {
    understood: understood([
      ["occupation", "welder", "Welders"],
      ["unmatched", "xylophone"],
      ["unmatched", "qwertz"],
    ]),
  },
};
/** An occupation without jobs, of which related ones are searched. */
export const Related: Story = {
  args: { understood: understood([["related", "astronaut", "Aerospace Engineers"]]) },
};
export const TooLong: Story = {
  args: {
    understood: understood(
      [
        ["words", "Antidisestablishmentarianism".repeat(5)],
        ["unmatched", "Donaudampfschifffahrtsgesellschaft".repeat(4)],
      ],
      "a".repeat(190),
    ),
  },
};
