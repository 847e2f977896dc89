import { create } from "zustand";

/** What opens over any page. A panel joins the product by a line here and one in `shell-parts.tsx`. */
export const PANELS = [
  "menu",
  "explorer",
  "sign-in",
  "feedback",
  "log-out",
  "deactivate",
  "fill-in",
] as const;
export type Panel = (typeof PANELS)[number];

interface OpenPanel {
  readonly panel: Panel | null;
  /** Where to go on to after signing in, or filling in; undefined stays on the page. */
  readonly wanted: string | undefined;
  /** What somebody pressed that needs it, in a sentence. */
  readonly why: string | undefined;
}

const CLOSED: OpenPanel = { panel: null, wanted: undefined, why: undefined };

export const usePanel = create<OpenPanel>()(() => CLOSED);

export function openPanel(panel: Panel, wanted?: string, why?: string): void {
  usePanel.setState({ panel, wanted, why });
}

export const closePanel = () => usePanel.setState(CLOSED);
