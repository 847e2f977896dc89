import type { Page } from "@playwright/test";

type Action = (page: Page) => Promise<void>;

const CENTER = { x: 1000, y: 480 };

/** The map is taken and dragged, as by a hand: thirty moves, at rest before it is let go. */
const pan =
  (x: number, y: number): Action =>
  async ({ mouse }) => {
    await mouse.move(CENTER.x, CENTER.y);
    await mouse.down();
    for (let i = 1; i <= 30; i++) await mouse.move(CENTER.x + (x * i) / 30, CENTER.y + (y * i) / 30);
    await mouse.up();
  };

const zoom =
  (by: number): Action =>
  async ({ mouse }) => {
    await mouse.move(CENTER.x, CENTER.y);
    for (let i = 0; i < 4; i++) await mouse.wheel(0, by / 4);
  };

const press =
  (name: RegExp): Action =>
  async (page) =>
    await page.getByRole("button", { name }).first().click();

/** Opens a panel, chooses, and closes it. */
const choose =
  (panel: RegExp, role: "radio" | "checkbox", value: RegExp): Action =>
  async (page) => {
    await press(panel)(page);
    await page.getByRole(role, { name: value }).first().click();
    await page.keyboard.press("Escape");
  };

const AROUND = [pan(-260, 40), pan(220, 120), pan(-80, -190), pan(160, 60), pan(-60, 90)];

/** Forty steps: thirty pans, four changes of zoom, and six of the filters, half of them with the map elsewhere in between. */
export const ACTIONS: readonly Action[] = [
  ...AROUND,
  zoom(-240),
  choose(/^(Pay|\$\d.* or more)$/, "radio", /^\$40,000/),
  ...AROUND,
  press(/^Remote/),
  ...AROUND,
  press(/^Remote/),
  zoom(240),
  ...AROUND,
  choose(/^Job type$/, "checkbox", /^Full time/),
  zoom(-240),
  ...AROUND,
  choose(/^(Pay|\$\d.* or more)$/, "radio", /^Any pay/),
  zoom(240),
  ...AROUND,
  choose(/^Full time$/, "checkbox", /^Full time/),
];
