import { expect, waitFor } from "storybook/test";

const shadows = (canvas: HTMLElement): ShadowRoot[] =>
  [...canvas.querySelectorAll("[data-embed]")].flatMap(({ shadowRoot }) => shadowRoot ?? []);

/** A play function that waits until every embed of the story shows what is selected. */
export function settled(selector: string) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await waitFor(
      () => {
        const roots = shadows(canvasElement);
        expect(roots.length).toBeGreaterThan(0);
        for (const root of roots) expect(root.querySelector(selector)).not.toBeNull();
      },
      { timeout: 10_000 },
    );
  };
}

/** Then clicks on something in every embed, and waits for what that brings. */
export function clicked(first: string, target: string, then: string) {
  return async (story: { canvasElement: HTMLElement }): Promise<void> => {
    await settled(first)(story);
    for (const root of shadows(story.canvasElement)) root.querySelector<HTMLElement>(target)?.click();
    await settled(then)(story);
  };
}
