import { RESUME_TEMPLATES } from "@jobmap/contract/resume-templates";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SectionList } from "../../webapp/src/features/resumes/SectionList.tsx";
import { CONTENT, LONG, PROFILE } from "./sample-resumes.ts";

type Props = Pick<ComponentProps<typeof SectionList>, "draft" | "profile">;

/** The sections of a resume: their order, headings, and what each takes from the profile. */
function Sections({ draft, profile }: Props) {
  const [content, setContent] = useState(draft.content);
  return (
    <div style={{ display: "grid", gap: "1rem", maxInlineSize: "32rem" }}>
      <SectionList
        key={draft.template}
        draft={{ ...draft, content }}
        profile={profile}
        onChange={(next) => setContent(next)}
      />
    </div>
  );
}

const meta = {
  title: "Candidates/Resume sections",
  component: Sections,
  tags: ["autodocs"],
  args: { draft: { template: "harbor", content: CONTENT }, profile: PROFILE },
  argTypes: {
    draft: {
      options: RESUME_TEMPLATES.map(({ id }) => id),
      mapping: Object.fromEntries(RESUME_TEMPLATES.map(({ id }) => [id, { template: id, content: CONTENT }])),
      control: { type: "select" },
      description: "The template, which brings its own order.",
    },
    profile: { control: false },
  },
} satisfies Meta<typeof Sections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const TwoColumns: Story = { args: { draft: { template: "pier", content: CONTENT } } };
export const OwnOrderAndHeadings: Story = {
  args: {
    draft: {
      template: "harbor",
      content: {
        ...CONTENT,
        sections: [
          { id: "licenses", heading: "Papers" },
          { id: "work", heading: "At sea" },
          { id: "skills", is_hidden: true },
        ],
        hidden: [2],
      },
    },
  },
};
export const One: Story = {
  args: { profile: { ...PROFILE, summary: "", parts: PROFILE.parts.slice(0, 1) } },
};
export const Empty: Story = { args: { profile: { ...PROFILE, summary: "", parts: [] } } };
export const TooLong: Story = {
  args: {
    profile: { ...PROFILE, parts: PROFILE.parts.map((part) => ({ ...part, title: LONG, detail: LONG })) },
  },
};

/** The button that was pressed keeps the focus, until it is at the end of its way. */
export const MovedByKeyboard: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const up = canvas.getByRole("button", { name: "Move Education up" });
    up.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Move Education up" })).toHaveFocus());
    const names = canvas
      .getAllByRole("checkbox")
      .map((box) => box.closest("label")?.textContent)
      .filter((name) => name === "Experience" || name === "Education");
    await expect(names).toEqual(["Education", "Experience"]);
  },
};
