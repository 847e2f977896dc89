import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import {
  Announcer,
  Button,
  Combobox,
  Dialog,
  ErrorState,
  FileDrop,
  Form,
  JobRow,
  LiveSwitch,
  Menu,
  OtpField,
  Pagination,
  PasswordField,
  Pay,
  Popover,
  Sheet,
  Stepper,
  SubmitButton,
  Table,
  Tabs,
  TextField,
  Toasts,
  Tooltip,
  TopBar,
  useForm,
} from "../../src/ui/index.ts";
import { STORY_NOW, storyJob } from "../../src/ui/jobs/story-data.ts";

/** Rendered in Node, where there is no window: what reaches for the browser too early throws here. */
function html(node: ReactNode): string {
  return renderToString(<MemoryRouter>{node}</MemoryRouter>);
}
const text = (node: ReactNode) =>
  html(node)
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, "");
const nothing = () => {};

describe("rendering on the server", () => {
  it("outputs a whole job row: title, pay, employer, place, facts and survey", () => {
    const row = html(<JobRow job={storyJob()} to="/job/25506064" now={STORY_NOW} />);
    expect(row).toContain('href="/job/25506064"');
    const words = text(<JobRow job={storyJob()} to="/job/25506064" now={STORY_NOW} />);
    for (const part of [
      "Farm Laborer",
      "$18.21 an hour",
      "Wings Landing Farms LLC",
      "Preston, MD, 15 miles",
    ]) {
      expect(words).toContain(part);
    }
    expect(words).toContain("Confirmed 2 days ago");
  });

  it("outputs the same twice", () => {
    const page = () => html(<JobRow job={storyJob()} to="/job/1" onSavedChange={nothing} saved />);
    expect(page()).toBe(page());
  });

  it("shows a sheet with its list, and nothing of a closed dialog, popover or toast", () => {
    expect(
      text(
        <Sheet label="Jobs" stop="half" onStopChange={nothing} head="32 jobs">
          <p>the list</p>
        </Sheet>,
      ),
    ).toBe("32 jobsthe list");
    expect(
      text(
        <>
          <Dialog open={false} onClose={nothing} title="All filters">
            filters
          </Dialog>
          <Popover label="Pay" trigger={(wired) => <Button {...wired}>Pay</Button>}>
            panel
          </Popover>
          <Toasts />
          <Announcer />
        </>,
      ),
    ).toBe("Pay");
  });

  it("renders components that measure and listen only in the browser", () => {
    const page = html(
      <>
        <TopBar links={[{ text: "Explore", to: "/jobmap" }]} />
        <Combobox
          label="Where"
          value="cam"
          onValueChange={nothing}
          suggestions={{ status: "ready", items: [{ id: "1", text: "Cambridge" }] }}
          onChoose={nothing}
        />
        <Menu label="More" trigger={(wired) => <Button {...wired}>More</Button>} items={[]} />
        <Tooltip text="Copy link">
          <Button>Copy</Button>
        </Tooltip>
        <Tabs label="Views" tabs={[{ id: "a", text: "A" }]} selected="a" onSelectedChange={nothing}>
          panel
        </Tabs>
        <ErrorState title="The list did not load" onRetry={nothing} />
        <Pagination label="Pages" page={2} pages={3} to={(page) => `?page=${page}`} />
      </>,
    );
    expect(page).toContain('aria-expanded="false"');
    expect(page).not.toContain("Cambridge");
    expect(page).toContain('href="/?page=3"');
  });
});

function Saved() {
  const form = useForm({ initial: { email: "", otp: "12" }, submit: async () => {} });
  return (
    <Form form={form} label="Sign in">
      <TextField label="Email" {...form.text("email")} />
      <PasswordField label="Password" autoComplete="current-password" />
      <OtpField label="OTP" {...form.choice("otp")} />
      <SubmitButton form={form}>Next</SubmitButton>
    </Form>
  );
}

describe("a form before its script has loaded", () => {
  it("is complete, cannot be submitted, and would not put input into an address", () => {
    const page = html(<Saved />);
    expect(page).toContain('method="post"');
    expect(page).toMatch(/<button[^>]*disabled=""[^>]*type="submit"/);
    expect(page).toContain('autoComplete="one-time-code"');
    expect(page).toContain('name="email"');
    expect(page).toContain("<noscript>");
  });
  it("shows files, tables, steps and switches without a window", () => {
    const words = text(
      <>
        <FileDrop
          label="Screenshots"
          limits={{ types: { "image/png": "PNG" }, maxBytes: 1024, maxFiles: 2 }}
          value={[]}
          onValueChange={nothing}
        />
        <Table
          caption="Towns"
          columns={[{ id: "town", header: "Town", cell: (town: string) => town, isTitle: true }]}
          rows={["Preston"]}
          keyOf={(town) => town}
          empty={null}
        />
        <Stepper label="A job" steps={[{ id: "pay", text: "Pay" }]} current="pay" />
        <LiveSwitch label="Public profile" on onSave={async () => {}} />
      </>,
    );
    for (const part of [
      "PNG, up to 1 KB each, 2 files at the most",
      "Preston",
      "Step 1 of 1",
      "Public profile",
    ])
      expect(words).toContain(part);
  });
});

describe("Pay", () => {
  const usd = (min: number, max: number | null) =>
    text(<Pay pay={{ currency: "USD", min, max, unit: "HOUR" }} />);
  it("shows cents, and a range with its currency once", () => {
    expect(usd(1821, null)).toBe("$18.21 an hour");
    expect(usd(1900, 2550)).toBe("$19– to 25.50 an hour");
  });
  it("never invents a number", () => {
    expect(text(<Pay pay={null} />)).toBe("Pay not specified");
  });
});
