import { type ComponentChild, options, render } from "preact";

// What is new is drawn in a task of its own, not in the one that brought it: a page around the embed has its turn in between.
options.debounceRendering = setTimeout;

/** `react-dom/client` as far as the embed needs it: Preact itself, without the layer that imitates the rest of React. */
export function createRoot(place: Element): { render(what: ComponentChild): void; unmount(): void } {
  return { render: (what) => render(what, place), unmount: () => render(null, place) };
}
