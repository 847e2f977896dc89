import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Review } from "../../webapp/src/features/resume-import/Review.tsx";
import { DataRouter } from "./DataRouter.tsx";
import { DRAFT, LONG } from "./sample-resumes.ts";

/** A file of somebody's beside what was read from it, before any of it is in the profile. */
const meta = {
  title: "Candidates/Review of an import",
  component: Review,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen", ownRouter: true },
  args: { draft: DRAFT, isFresh: true, onAdded: () => {}, onDiscarded: () => {} },
  argTypes: { draft: { control: false } },
  decorators: [
    (Story) => (
      <DataRouter>
        <main style={{ padding: "1rem" }}>{Story()}</main>
      </DataRouter>
    ),
  ],
} satisfies Meta<typeof Review>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is corrected stays corrected. */
export const BesideItsPage: Story = {
  async play({ canvasElement }) {
    const [field] = within(canvasElement).getAllByDisplayValue("Captain");
    if (!field) throw new Error("no field for the title");
    await userEvent.clear(field);
    await userEvent.type(field, "Master");
    await expect(field).toHaveValue("Master");
  },
};
export const WithoutPages: Story = {
  args: {
    draft: {
      ...DRAFT,
      file_name: "resume.json",
      pages: [],
      texts: [],
      findings: [],
      left_out: [{ path: "work[1].startDate", message: "This is no date." }],
    },
  },
};
export const TooLong: Story = {
  args: {
    draft: {
      ...DRAFT,
      document: {
        basics: { name: LONG, summary: `${LONG} `.repeat(20) },
        work: [{ position: LONG, name: LONG }],
      },
    },
  },
};
