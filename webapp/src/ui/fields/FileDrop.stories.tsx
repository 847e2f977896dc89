import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { FileDrop, type FileDropProps } from "./FileDrop.tsx";

const LIMITS = {
  types: { "image/jpeg": "JPEG", "image/png": "PNG" },
  maxBytes: 5 * 1024 * 1024,
  maxFiles: 3,
};

function Choosing({ start, ...drop }: Partial<FileDropProps> & { start: readonly File[] }) {
  const [files, setFiles] = useState(start);
  return (
    <div style={{ maxInlineSize: 480 }}>
      <FileDrop label="Screenshots" limits={LIMITS} {...drop} value={files} onValueChange={setFiles} />
    </div>
  );
}

const meta = { title: "Fields/FileDrop", component: Choosing, args: { start: [] } } satisfies Meta<
  typeof Choosing
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A small picture, drawn here so that previews have content. */
async function picture(name: string, color: string): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = 64;
  canvas.height = 48;
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 64, 48);
    pen.fillStyle = "#a8116b";
    pen.fillRect(26, 18, 12, 12);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return new File(blob ? [blob] : [], name, { type: "image/png", lastModified: 1 });
}
const pages = (name: string, type = "application/pdf") => new File(["%PDF"], name, { type, lastModified: 1 });

export const Empty: Story = { args: { optional: true, hint: "They help us see what you saw." } };
export const OneFile: Story = {
  args: {
    label: "Résumé",
    limits: { types: { "application/pdf": "PDF" }, maxBytes: 2 * 1024 * 1024, maxFiles: 1 },
    start: [pages("marisol-torres.pdf")],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText("Résumé"), pages("marisol-torres-2026.pdf"));
    await expect(canvas.queryByText("marisol-torres.pdf")).toBeNull();
    await expect(canvas.getByText("marisol-torres-2026.pdf")).toBeVisible();
  },
};
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Screenshots");
    await userEvent.upload(field, [
      await picture("map.png", "#d8e8ef"),
      await picture("list.png", "#f8f3e2"),
    ]);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await waitFor(() => expect(canvasElement.querySelectorAll("canvas:not([hidden])")).toHaveLength(2));
    await userEvent.click(canvas.getByRole("button", { name: "Remove list.png" }));
    await expect(canvas.getByRole("button", { name: "Remove map.png" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveFocus();
    await userEvent.upload(field, [
      await picture("map.png", "#d8e8ef"),
      await picture("list.png", "#f8f3e2"),
    ]);
  },
};
export const SomeRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = canvas.getByText("Choose files");
    const files = [
      await picture("map.png", "#d8e8ef"),
      await picture("list.png", "#f8f3e2"),
      pages("notes.pdf"),
      new File([new Uint8Array(6 * 1024 * 1024)], "wall.png", { type: "image/png" }),
      await picture("pin.png", "#e3eff4"),
      await picture("search.png", "#e4f1ea"),
    ];
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(3));
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent("notes.pdf is not JPEG or PNG.");
    await expect(alert).toHaveTextContent("wall.png has 6 MB; 5 MB is the most.");
    await expect(alert).toHaveTextContent("search.png is one too many; 3 is the most.");
  },
};
export const ServerRefusesOne: Story = {
  args: {
    start: [pages("map.png", "image/png"), pages("list.png", "image/png")],
    fileErrors: [undefined, "This is not a picture, whatever its name says."],
    error: "One file could not be used.",
  },
};
export const LongName: Story = {
  args: { start: [pages(`screenshot-of-${"the-job-map-".repeat(8)}.png`, "image/png")] },
};
export const Off: Story = { args: { disabled: true, start: [pages("map.png", "image/png")] } };
export const RightToLeft: Story = {
  args: { start: [pages("map.png", "image/png")] },
  parameters: { direction: "rtl" },
};
