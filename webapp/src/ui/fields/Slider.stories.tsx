import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Slider } from "./Slider.tsx";

const STOPS = ["Any pay", "$15 or more", "$18 or more", "$22 or more", "$28 or more", "$40 or more"].map(
  (text) => ({
    text,
  }),
);

function PayFloor({ start = 0 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Slider
        label="Lowest pay, an hour"
        stops={STOPS}
        value={value}
        onValueChange={setValue}
        hint="Yearly pay is compared at 2,080 hours."
      />
    </div>
  );
}

const meta = { title: "Fields/Slider", component: PayFloor } satisfies Meta<typeof PayFloor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lowest: Story = {};
export const Middle: Story = { args: { start: 3 } };
export const Highest: Story = { args: { start: 5 } };
export const RightToLeft: Story = { args: { start: 2 }, parameters: { direction: "rtl" } };
