import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { closePanel, type Panel, usePanel } from "./panels.ts";

export interface PanelProps {
  wanted: string | undefined;
  onClose: () => void;
}

/** Each is a script of its own, fetched when it first opens. */
const FACES: Readonly<Record<Panel, LazyExoticComponent<ComponentType<PanelProps>>>> = {
  menu: lazy(() => import("./menu/MenuDrawer.tsx")),
  explorer: lazy(() => import("../explorer/ExplorerPanel.tsx")),
  "sign-in": lazy(() => import("../account/SignInModal.tsx")),
  feedback: lazy(() => import("../feedback/FeedbackPanel.tsx")),
  "log-out": lazy(() => import("../session/LogOutDialog.tsx")),
  deactivate: lazy(() => import("../session/DeactivateDialog.tsx")),
  "fill-in": lazy(() => import("../session/FillInDialog.tsx")),
};

/** The panel that is open, over whatever page it is. Another page closes it. */
export function Panels() {
  const { panel, wanted } = usePanel();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => closePanel, [pathname]);
  if (panel === null) return null;
  const Face = FACES[panel];
  return (
    <Suspense>
      <Face wanted={wanted} onClose={closePanel} />
    </Suspense>
  );
}
