import type { Meta, StoryObj } from "@storybook/react-vite";
import { PaletteList } from "../../webapp/src/features/palette/PaletteList.tsx";
import {
  actions,
  applicantItem,
  jobItem,
  type PaletteGroup,
} from "../../webapp/src/features/palette/palette-items.ts";

/** What an employer's palette finds, below its field. */
const meta = {
  title: "Employers/Palette",
  render: ({ groups, active }) => (
    <PaletteList id="palette" groups={groups} active={active} onHover={() => {}} onTake={() => {}} />
  ),
} satisfies Meta<{ groups: readonly PaletteGroup[]; active: string | undefined }>;
export default meta;
type Story = StoryObj<{ groups: readonly PaletteGroup[]; active: string | undefined }>;

const JOBS: PaletteGroup = {
  id: "jobs",
  title: "Jobs",
  items: [
    jobItem({ id: 1, title: "Night Nurse", status: "PUBLISHED", town: "Baltimore", requisition_id: "REQ-7" }),
    jobItem({ id: 2, title: "", status: "DRAFT", town: "", requisition_id: "" }),
  ],
};
const APPLICANTS: PaletteGroup = {
  id: "applicants",
  title: "Applicants",
  items: [
    applicantItem({
      id: 1,
      name: "Ada Marsh",
      email: "ada@example.com",
      job: "Night Nurse",
      status: "APPLIED",
    }),
    applicantItem({
      id: 2,
      name: "",
      email: `${"somebody.with.a.very.long.address.".repeat(4)}@example.com`,
      job: "Night Nurse",
      status: "HIRED",
    }),
  ],
};

export const Beginning: Story = {
  args: { groups: [{ id: "own", title: "Go to", items: actions() }], active: "own post" },
};
export const Found: Story = { args: { groups: [JOBS, APPLICANTS], active: "jobs job-1" } };
export const One: Story = {
  args: { groups: [{ ...JOBS, items: JOBS.items.slice(0, 1) }], active: "jobs job-1" },
};
export const Nothing: Story = { args: { groups: [], active: undefined } };
