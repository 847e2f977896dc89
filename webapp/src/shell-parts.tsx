import type { ComponentType } from "react";
import { BellStandIn } from "./features/shell/BellStandIn.tsx";
import type { PanelProps } from "./features/shell/panel-props.ts";
import type { ShellParts } from "./features/shell/parts.ts";
import { lazyPart } from "./lib/lazy-part.tsx";
import { PartDialog } from "./ui/index.ts";

const panel = (name: string, load: () => Promise<{ default: ComponentType<PanelProps> }>) =>
  lazyPart(name, load, PartDialog);

/** The shell's parts on every page. Each is a separate chunk, fetched when it first opens. */
export const SHELL_PARTS: ShellParts = {
  panels: {
    menu: panel("Menu", () => import("./features/shell/menu/MenuDrawer.tsx")),
    explorer: panel("Explorer", () => import("./features/explorer/ExplorerPanel.tsx")),
    "sign-in": panel("Sign in", () => import("./features/account/SignInModal.tsx")),
    feedback: panel("Feedback", () => import("./features/feedback/FeedbackPanel.tsx")),
    "log-out": panel("Log out", () => import("./features/session/LogOutDialog.tsx")),
    deactivate: panel("Deactivate account", () => import("./features/session/DeactivateDialog.tsx")),
    "fill-in": panel("Your profile details", () => import("./features/session/FillInDialog.tsx")),
  },
  /** Loaded only for signed-in users. */
  Bell: lazyPart("Notifications", () => import("./features/notifications/Bell.tsx"), BellStandIn),
};
