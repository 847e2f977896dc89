import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Heading } from "../content/Heading.tsx";
import { JobPreviewCard } from "../jobs/JobPreviewCard.tsx";
import { JobRow } from "../jobs/JobRow.tsx";
import { STORY_JOBS, STORY_NOW, storyJob } from "../jobs/story-data.ts";
import { Sheet } from "./Sheet.tsx";
import type { SheetStop } from "./sheet-snap.ts";

function OverAMap({ start = "half", preview = false }: { start?: SheetStop; preview?: boolean }) {
  const [stop, setStop] = useState<SheetStop>(start);
  return (
    <div
      style={{
        position: "relative",
        blockSize: "100dvh",
        overflow: "hidden",
        background: "var(--jm-map-land)",
        display: "grid",
        gridTemplateColumns: "minmax(0, 34rem)",
      }}
    >
      <Sheet
        label="Jobs"
        stop={stop}
        onStopChange={setStop}
        head={
          preview ? (
            <JobPreviewCard look="flat" job={storyJob()} to="/job/1" now={STORY_NOW} onClose={() => {}} />
          ) : (
            <div style={{ padding: "4px var(--jm-gutter) 10px", borderBlockEnd: "2px solid var(--jm-ink)" }}>
              <Heading level={1} size="xl">
                32 jobs <em>within 40 miles of Cambridge</em>
              </Heading>
            </div>
          )
        }
      >
        <ul>
          {[...STORY_JOBS, ...STORY_JOBS.map((job) => ({ ...job, id: job.id + 100 }))].map((job) => (
            <li key={job.id}>
              <JobRow
                job={job}
                to={`/job/${job.id}`}
                now={STORY_NOW}
                headingLevel={2}
                onSavedChange={() => {}}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}

const meta = {
  title: "Overlays/Sheet",
  component: OverAMap,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof OverAMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const Peek: Story = { args: { start: "peek" } };
export const PeekWithAPreview: Story = { args: { start: "peek", preview: true } };
export const Full: Story = { args: { start: "full" } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const ByKeyboard: Story = {
  args: { start: "peek" },
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement).getByRole("region", { name: "Jobs" });
    const handle = within(sheet).queryByRole("button", { name: /of the list/ });
    // Beside the map there is no handle: the list is always visible.
    if (!handle) return;
    handle.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(sheet).toHaveAttribute("data-stop", "half");
    await userEvent.keyboard("{Home}");
    await expect(sheet).toHaveAttribute("data-stop", "full");
  },
};
