import { create } from "zustand";

/** Panels that open over any page. To add a panel, add a line here and one in `shell-parts.tsx`. */
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
  /** Where to go after signing in or filling in details; undefined stays on the page. */
  readonly wanted: string | undefined;
  /** The action that requires it, as a sentence. */
  readonly why: string | undefined;
}

const CLOSED: OpenPanel = { panel: null, wanted: undefined, why: undefined };

export const usePanel = create<OpenPanel>()(() => CLOSED);

export function openPanel(panel: Panel, wanted?: string, why?: string): void {
  usePanel.setState({ panel, wanted, why });
}

export const closePanel = () => usePanel.setState(CLOSED);
