import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { RichTextField, type RichTextFieldProps } from "./RichTextField.tsx";

const LISTING =
  "<h3>What you will do</h3><p>Keep the <strong>boats</strong> and the yard in order, with <em>care</em>. See " +
  '<a href="https://example.com/yard">our yard</a> or <a href="mailto:hr@example.com">write to us</a>.</p>' +
  "<ul><li>Check the lines<ol><li>At seven</li><li>At noon<br />and at six</li></ol></li><li>Wash &amp; paint &lt;12 boats</li></ul>" +
  "<h4>Hours</h4><ol><li>Morning</li><li><p>Afternoon</p><p>in summer only</p></li></ol>";

function Writing({ value: start, ...props }: Partial<RichTextFieldProps>) {
  const [value, setValue] = useState(start ?? "");
  return (
    <form>
      <RichTextField
        label="Description"
        hint="At least 200 characters of text."
        {...props}
        name="description"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </form>
  );
}

const meta = {
  title: "Fields/RichTextField",
  component: Writing,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Writing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The safe HTML that the form would send. */
const sent = (canvas: HTMLElement) => canvas.querySelector("textarea")?.value;
const textOf = (canvas: HTMLElement) => within(canvas).getByRole("textbox", { name: "Description" });

function paste(canvas: HTMLElement, type: "text/html" | "text/plain", content: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData(type, content);
  fireEvent(textOf(canvas), new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

export const Empty: Story = { args: { limit: 20_000 } };
export const Filled: Story = {
  args: { value: LISTING, limit: 20_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Undoing a change leaves the text as it came.
    await userEvent.click(textOf(canvasElement));
    const press = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await press("Bulleted list");
    await waitFor(() => expect(sent(canvasElement)).toMatch(/<ul><li>Morning.*<\/ul>$/));
    await press("Undo");
    await waitFor(() => expect(sent(canvasElement)).toBe(LISTING));
  },
};
export const WithError: Story = {
  args: { error: "At least 200 characters. This has 12.", value: "<p>Come to sea</p>" },
};
export const TooLong: Story = { args: { value: LISTING, limit: 40 } };
export const PlainTextOfBefore: Story = {
  args: { value: "What you will do\n\n- Check the lines\n- Wash the boats" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(2);
  },
};
/** One tab stop, arrows move within; the label focuses the text. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Description"));
    await expect(textOf(canvasElement)).toHaveFocus();
    await userEvent.tab({ shift: true });
    const button = (name: string) => canvas.getByRole("button", { name });
    await expect(button("Bold")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(button("Italic")).toHaveFocus();
    await expect(button("Italic")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{End}");
    await expect(button("Redo")).toHaveFocus();
    await expect(button("Redo")).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    await expect(textOf(canvasElement)).toHaveFocus();
  },
};
/** Word's list-like paragraphs, and its hidden elements. */
export const PastedFromWord: Story = {
  play: async ({ canvasElement }) => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt'>&nbsp;&nbsp; </span></span><![endif]><span>${text}<o:p></o:p></span></p>`;
    paste(
      canvasElement,
      "text/html",
      `<html><head><style>p{color:red}</style></head><body lang=EN-US><!--StartFragment--><h1 style='color:blue'>Deckhand</h1><p class=MsoNormal onclick="x()">We <b>sail</b> <i>daily</i>, <a href="javascript:alert(1)">not here</a>.<o:p></o:p></p>${item(1, "·", "Ropes")}${item(2, "1.", "Tarred")}${item(2, "2.", "Spliced")}${item(1, "·", "Sails")}<p class=MsoNormal><span style='mso-hide:all'>hidden</span>Ahoy</p><!--EndFragment--></body></html>`,
    );
    await waitFor(() =>
      expect(sent(canvasElement)).toBe(
        "<h3>Deckhand</h3><p>We <strong>sail</strong> <em>daily</em>, not here.</p>" +
          "<ul><li>Ropes<ol><li>Tarred</li><li>Spliced</li></ol></li><li>Sails</li></ul><p>Ahoy</p>",
      ),
    );
  },
};
/** Google Docs wraps everything in a `<b>` that is not bold, and writes formatting as styles. */
export const PastedFromDocs: Story = {
  play: async ({ canvasElement }) => {
    paste(
      canvasElement,
      "text/html",
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Tasks</span></h2><ul><li dir="ltr" style="list-style-type:disc"><p dir="ltr" role="presentation"><span style="font-weight:700;font-style:normal">Ropes</span></p></li><ul><li dir="ltr"><p><span style="font-style:italic;font-weight:400">Tarred</span></p></li></ul></ul><p><span>End</span></p></b><br class="Apple-interchange-newline">`,
    );
    await waitFor(() =>
      expect(sent(canvasElement)).toBe(
        "<h3>Tasks</h3><ul><li><strong>Ropes</strong><ul><li><em>Tarred</em></li></ul></li></ul><p>End</p>",
      ),
    );
  },
};
/** A table from Word or a spreadsheet: a row becomes a line, and its cells stay apart. */
export const PastedTable: Story = {
  play: async ({ canvasElement }) => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    paste(
      canvasElement,
      "text/html",
      `<p>Shifts</p><table><thead><tr><th>Shift</th><th>Pay</th></tr></thead><tbody>${row("<p class=MsoNormal><b>Day</b><o:p></o:p></p>", "<p class=MsoNormal>$21</p>")}${row("Night", "$24")}${row("", "")}${row("<p>One</p><p>Two</p>", "<ul><li>Three</li></ul>")}</tbody></table><p>End</p>`,
    );
    await waitFor(() =>
      expect(sent(canvasElement)).toBe(
        "<p>Shifts</p><p>Shift | Pay</p><p><strong>Day</strong> | $21</p><p>Night | $24</p>" +
          "<p>One</p><p>Two</p><ul><li>Three</li></ul><p>End</p>",
      ),
    );
  },
};
export const PastedPlainText: Story = {
  play: async ({ canvasElement }) => {
    paste(canvasElement, "text/plain", "Hours\n\n1. Morning\n2. Evening\n\n- none at night <b>");
    await waitFor(() =>
      expect(sent(canvasElement)).toBe(
        "<p>Hours</p><ol><li>Morning</li><li>Evening</li></ol><ul><li>none at night &lt;b&gt;</li></ul>",
      ),
    );
  },
};
