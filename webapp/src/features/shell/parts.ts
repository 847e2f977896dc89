import { type ComponentType, createContext } from "react";
import type { PanelProps } from "./panel-props.ts";
import type { Panel } from "./panels.ts";

/** Components that features plug into the shell, which imports no feature. The list is in the root: `shell-parts.tsx`. */
export interface ShellParts {
  readonly panels: Readonly<Record<Panel, ComponentType<PanelProps>>>;
  /** In the bar, for signed-in users. */
  readonly Bell: ComponentType;
}

export const ShellPartsContext = createContext<ShellParts | null>(null);
