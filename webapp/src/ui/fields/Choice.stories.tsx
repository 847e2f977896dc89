import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Checkbox, RadioGroup, Switch } from "./Choice.tsx";

const meta = {
  title: "Fields/Choice",
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360, display: "grid", gap: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checkboxes: Story = {
  render: () => (
    <>
      <Checkbox label="Full time" count={1204} defaultChecked />
      <Checkbox label="Part time" count={318} />
      <Checkbox label="Internship" count={0} disabled />
      <Checkbox label="I agree to be contacted regarding my feedback." hint="By email, once." />
      <Checkbox label="I have read the terms" error="Tick this to go on." />
    </>
  ),
};

function Posted() {
  const [value, setValue] = useState<"any" | "day" | "week">("any");
  return (
    <RadioGroup
      legend="Posted"
      value={value}
      onValueChange={setValue}
      options={[
        { value: "any", label: "Any time", count: 1890 },
        { value: "week", label: "In the last week", count: 214 },
        { value: "day", label: "Today", count: 12 },
      ]}
    />
  );
}
export const Radios: Story = { render: () => <Posted /> };

function Radius() {
  const [value, setValue] = useState("20");
  return (
    <RadioGroup
      look="steps"
      legend="Within"
      hint="Miles from the place you searched."
      value={value}
      onValueChange={setValue}
      options={["5", "10", "20", "40", "80"].map((miles) => ({ value: miles, label: miles }))}
    />
  );
}
export const Steps: Story = { render: () => <Radius /> };
export const StepsRightToLeft: Story = { render: () => <Radius />, parameters: { direction: "rtl" } };

export const Switches: Story = {
  render: () => (
    <>
      <Switch label="Search as I move the map" defaultChecked />
      <Switch label="Public profile" hint="Anyone with the link can see it." />
      <Switch label="Cannot be changed" disabled />
    </>
  ),
};
export const SwitchesRightToLeft: Story = { ...Switches, parameters: { direction: "rtl" } };
