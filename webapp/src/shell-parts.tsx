import type { ComponentType } from "react";
import { t } from "#text";
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
    menu: panel(t`Menu`, () => import("./features/shell/menu/MenuDrawer.tsx")),
    explorer: panel(t`Explorer`, () => import("./features/explorer/ExplorerPanel.tsx")),
    "sign-in": panel(t`Sign in`, () => import("./features/account/SignInModal.tsx")),
    feedback: panel(t`Feedback`, () => import("./features/feedback/FeedbackPanel.tsx")),
    "log-out": panel(t`Log out`, () => import("./features/session/LogOutDialog.tsx")),
    deactivate: panel(t`Deactivate account`, () => import("./features/session/DeactivateDialog.tsx")),
    "fill-in": panel(t`Your profile details`, () => import("./features/session/FillInDialog.tsx")),
  },
  /** Loaded only for signed-in users. */
  Bell: lazyPart(t`Notifications`, () => import("./features/notifications/Bell.tsx"), BellStandIn),
};
