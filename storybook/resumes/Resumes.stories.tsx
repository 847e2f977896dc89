import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { ResumesView } from "../../webapp/src/features/resumes/ResumesView.tsx";
import { queryClient } from "../../webapp/src/lib/server-state/query-client.ts";
import { ServerState } from "../../webapp/src/lib/server-state/ServerState.tsx";
import { DataRouter } from "./DataRouter.tsx";
import { type ResumeCase, showResumes } from "./fake-resumes.ts";

/** A candidate's resumes, one of them open beside its pages. */
function Resumes({ resumes }: { resumes: ResumeCase }) {
  useState(() => {
    showResumes(resumes);
    queryClient.clear();
  });
  return (
    <ServerState>
      <DataRouter>
        <main>
          <ResumesView />
        </main>
      </DataRouter>
    </ServerState>
  );
}

const meta = {
  title: "Candidates/Resumes",
  component: Resumes,
  tags: ["autodocs"],
  render: ({ resumes }) => <Resumes key={resumes} resumes={resumes} />,
  parameters: { layout: "fullscreen", ownRouter: true },
  args: { resumes: "many" },
  argTypes: { resumes: { options: ["empty", "one", "many", "error"], control: { type: "inline-radio" } } },
} satisfies Meta<typeof Resumes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A change can be taken back. */
export const Many: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole("checkbox", { name: "Education" });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(box).toBeChecked();
  },
};
export const One: Story = { args: { resumes: "one" } };
export const Empty: Story = { args: { resumes: "empty" } };
export const Failed: Story = { args: { resumes: "error" } };
