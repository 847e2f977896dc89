import { type ComponentType, createContext } from "react";
import type { PanelProps } from "./panel-props.ts";
import type { Panel } from "./panels.ts";

/** What features put into the shell, which knows none of them. The root has the list: `shell-parts.tsx`. */
export interface ShellParts {
  readonly panels: Readonly<Record<Panel, ComponentType<PanelProps>>>;
  /** Of those who are signed in, in the bar. */
  readonly Bell: ComponentType;
}

export const ShellPartsContext = createContext<ShellParts | null>(null);
