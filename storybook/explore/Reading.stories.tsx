import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReadingPane } from "../../webapp/src/features/explore/reading/ReadingPane.tsx";
import { ReadingSheet } from "../../webapp/src/features/explore/reading/ReadingSheet.tsx";
import { LONG_JOB, STORY_NOW, storyJob } from "../../webapp/src/ui/jobs/story-data.ts";
import { READ } from "./fake-jobs.ts";

const nothing = () => {};

const args = {
  id: READ.whole as number,
  listed: storyJob(),
  position: "2 of 340" as string | undefined,
  reasons: ["All words in the title", "4 miles away", "Pay stated"],
  now: STORY_NOW,
  apply: null,
  onShowOnMap: nothing,
  onPrevious: nothing as (() => void) | undefined,
  onNext: nothing as (() => void) | undefined,
  onClose: nothing,
  isSheet: false,
};

/** The job beside the list, and on phones over it. */
function Reading({ isSheet, ...panel }: typeof args) {
  if (isSheet) return <ReadingSheet {...panel} />;
  return (
    <div style={{ display: "grid", gridTemplateColumns: "0 minmax(0, 1fr)", blockSize: 640 }}>
      <ReadingPane {...panel} onHelp={nothing} />
    </div>
  );
}

const meta = {
  title: "Job map/Reading",
  component: Reading,
  parameters: { layout: "fullscreen" },
  args,
} satisfies Meta<typeof Reading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pane: Story = {};
export const PaneOfTheOnlyJob: Story = {
  args: { position: "1 of 1", onPrevious: undefined, onNext: undefined, reasons: [] },
};
export const PaneLoading: Story = { args: { id: READ.loading } };
export const PaneOfJobThatIsGone: Story = { args: { id: READ.gone, position: undefined } };
export const PaneThatFailed: Story = { args: { id: READ.failed } };
export const PaneTooLong: Story = { args: { id: READ.long, listed: LONG_JOB, position: "9,999 of 10,000" } };
export const Sheet: Story = { args: { isSheet: true } };
export const SheetLoading: Story = { args: { isSheet: true, id: READ.loading } };
export const SheetThatFailed: Story = { args: { isSheet: true, id: READ.failed } };
export const SheetTooLong: Story = {
  args: { isSheet: true, id: READ.long, listed: LONG_JOB, position: "9,999 of 10,000" },
};
