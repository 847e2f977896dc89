import type { Meta, StoryObj } from "@storybook/react-vite";
import { useCallback, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { LocateIcon, PlaceIcon, SearchIcon } from "../icons/icons.tsx";
import { Combobox } from "./Combobox.tsx";
import { SearchActions, SearchBar, SearchCell } from "./SearchBar.tsx";
import { Select } from "./Select.tsx";
import type { Suggestion } from "./SuggestionList.tsx";
import { type Suggestions, useSuggestions } from "./use-suggestions.ts";

const PLACES: Suggestion[] = [
  { id: "md", text: "Cambridge", note: "Maryland" },
  { id: "ma", text: "Cambridge", note: "Massachusetts", count: 1204 },
  { id: "oh", text: "Cambridge", note: "Ohio" },
  { id: "camden", text: "Camden", note: "New Jersey" },
];
const never = new Promise<readonly Suggestion[]>(() => {});

const NOTHING: Suggestions<Suggestion> = { status: "idle", items: [] };

type Answer = "places" | "none" | "never" | "fails";

function useStorySuggestions(query: string, answer: Answer) {
  const load = useCallback(
    (text: string): Promise<readonly Suggestion[]> => {
      if (answer === "never") return never;
      if (answer === "fails") return Promise.reject(new Error("offline"));
      const fits = PLACES.filter((place) => place.text.toLowerCase().startsWith(text.toLowerCase()));
      return Promise.resolve(answer === "places" ? fits : []);
    },
    [answer],
  );
  return useSuggestions(query, load, { delay: 0 });
}

function Where({ answer = "places", look = "field" }: { answer?: Answer; look?: "field" | "cell" | "line" }) {
  const [value, setValue] = useState("");
  const suggestions = useStorySuggestions(value, answer);
  return (
    <Combobox
      label="Where"
      icon={<PlaceIcon />}
      placeholder="City or ZIP"
      look={look}
      value={value}
      onValueChange={setValue}
      suggestions={suggestions}
      onChoose={(place) => setValue(`${place.text}, ${place.note}`)}
      onRetry={suggestions.retry}
    />
  );
}

function What({ look }: { look: "cell" | "line" }) {
  const [value, setValue] = useState("");
  return (
    <Combobox
      label="What"
      icon={<SearchIcon />}
      placeholder="Job, skill or employer"
      look={look}
      value={value}
      onValueChange={setValue}
      suggestions={NOTHING}
      onChoose={(job) => setValue(job.text)}
    />
  );
}

const meta = {
  title: "Fields/Combobox",
  component: Where,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 300, maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Where>;
export default meta;
type Story = StoryObj<typeof meta>;

const typing: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole("combobox", { name: "Where" });
  await userEvent.type(field, "cam");
};

export const Empty: Story = {};
export const Many: Story = {
  play: async (context) => {
    await typing(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findAllByRole("option")).toHaveLength(4);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("combobox")).toHaveAttribute(
      "aria-activedescendant",
      canvas.getAllByRole("option")[1]?.id,
    );
  },
};
export const Chosen: Story = {
  play: async (context) => {
    await typing(context);
    const canvas = within(context.canvasElement);
    await canvas.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByRole("combobox")).toHaveValue("Cambridge, Maryland");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};
export const Loading: Story = { args: { answer: "never" }, play: typing };
export const Nothing: Story = {
  args: { answer: "none" },
  play: async (context) => {
    await typing(context);
    await expect(await within(context.canvasElement).findByText(/No suggestions/)).toBeVisible();
  },
};
export const Failed: Story = {
  args: { answer: "fails" },
  play: async (context) => {
    await typing(context);
    await expect(
      await within(context.canvasElement).findByRole("option", { name: "Try again" }),
    ).toBeVisible();
  },
};
export const RightToLeft: Story = { play: typing, parameters: { direction: "rtl" } };

function Within() {
  const [value, setValue] = useState("40");
  return (
    <SearchCell>
      <Select
        look="cell"
        label="Within"
        value={value}
        onValueChange={setValue}
        options={["5", "10", "20", "40", "80"].map((miles) => ({ value: miles, text: `${miles} miles` }))}
      />
    </SearchCell>
  );
}
export const InASearchBar: Story = {
  render: () => (
    <SearchBar label="Jobs">
      <What look="cell" />
      <Where look="cell" />
      <Within />
      <SearchActions>
        <Button type="submit">Search</Button>
      </SearchActions>
    </SearchBar>
  ),
};
export const InAStack: Story = {
  render: () => (
    <div style={{ maxInlineSize: 470 }}>
      <SearchBar label="Jobs" layout="stack">
        <What look="line" />
        <Where look="line" />
        <SearchActions>
          <Button size="lg" type="submit">
            Search 40 miles around
          </Button>
          <IconButton variant="line" size="lg" label="Use my location" icon={<LocateIcon />} />
        </SearchActions>
      </SearchBar>
    </div>
  ),
  play: typing,
};
