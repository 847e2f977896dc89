import { RESUME_READERS } from "@jobmap/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Reading } from "../../webapp/src/features/resumes/Reading.tsx";
import { LONG, READING } from "./sample-resumes.ts";

/** What one reader gets from a file: everything, something else, or nothing. */
const meta = {
  title: "Candidates/Five readers",
  component: Reading,
  tags: ["autodocs"],
  args: { reading: READING, isCompared: true },
  argTypes: {
    reading: {
      options: [...RESUME_READERS],
      mapping: Object.fromEntries(RESUME_READERS.map((reader) => [reader, { ...READING, reader }])),
      control: { type: "select" },
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "36rem" }}>{Story()}</div>],
} satisfies Meta<typeof Reading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Screen reader"));
    await userEvent.click(canvas.getByText("All it gets: 7 lines"));
    await expect(canvas.getByText("Trained eight cadets.")).toBeVisible();
  },
};
export const Differences: Story = {
  args: {
    reading: {
      ...READING,
      reader: "plain_text",
      lost: 102,
      differences: [
        { field: "Heading", said: "Experience", read: "ada@example.com Experience" },
        { field: "Captain: place", said: "Boston", read: null },
      ],
    },
  },
};
export const LeftOut: Story = {
  args: {
    reading: {
      ...READING,
      reader: "poppler",
      problem: "poppler is not installed on this server, so this reader was left out.",
      lines: [],
    },
  },
};
export const NoText: Story = {
  args: { reading: { ...READING, reader: "pdf_js", lines: [] }, isCompared: false },
};
export const FileOfOnesOwn: Story = { args: { reading: { ...READING, reader: "word" }, isCompared: false } };
export const TooLong: Story = {
  args: {
    reading: {
      ...READING,
      lines: Array.from({ length: 200 }, () => ({ role: "Paragraph", text: LONG })),
      lost: 1,
      differences: [{ field: LONG, said: LONG.repeat(4), read: LONG }],
    },
  },
};
