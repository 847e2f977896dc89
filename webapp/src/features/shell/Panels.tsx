import { type ComponentType, useEffect } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartDialog } from "../../ui/index.ts";
import type { PanelProps } from "./panel-props.ts";
import { closePanel, type Panel, usePanel } from "./panels.ts";

type PanelPart = ComponentType<PanelProps>;

const panel = (name: string, load: () => Promise<{ default: PanelPart }>) => lazyPart(name, load, PartDialog);

/** Each is a script of its own, fetched when it first opens. */
const PARTS: Readonly<Record<Panel, PanelPart>> = {
  menu: panel("Menu", () => import("./menu/MenuDrawer.tsx")),
  explorer: panel("Explorer", () => import("../explorer/ExplorerPanel.tsx")),
  "sign-in": panel("Sign in", () => import("../account/SignInModal.tsx")),
  feedback: panel("Feedback", () => import("../feedback/FeedbackPanel.tsx")),
  "log-out": panel("Log out", () => import("../session/LogOutDialog.tsx")),
  deactivate: panel("Deactivate account", () => import("../session/DeactivateDialog.tsx")),
  "fill-in": panel("Your profile details", () => import("../session/FillInDialog.tsx")),
};

/** The panel that is open, over whatever page it is. Another page closes it. */
export function Panels() {
  const { panel, wanted } = usePanel();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => closePanel, [pathname]);
  if (panel === null) return null;
  const Part = PARTS[panel];
  return <Part wanted={wanted} onClose={closePanel} />;
}
