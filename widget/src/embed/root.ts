import { type ComponentChild, render } from "preact";

/** `react-dom/client` as far as the embed needs it: Preact itself, without the layer that imitates the rest of React. */
export function createRoot(place: Element): { render(what: ComponentChild): void; unmount(): void } {
  return { render: (what) => render(what, place), unmount: () => render(null, place) };
}
