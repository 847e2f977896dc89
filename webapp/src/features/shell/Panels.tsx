import { use, useEffect } from "react";
import { useLocation } from "react-router";
import { closePanel, usePanel } from "./panels.ts";
import { ShellPartsContext } from "./parts.ts";

/** The open panel, over any page. Navigating to another page closes it. */
export function Panels() {
  const parts = use(ShellPartsContext);
  const { panel, wanted } = usePanel();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => closePanel, [pathname]);
  if (panel === null || parts === null) return null;
  const Part = parts.panels[panel];
  return <Part wanted={wanted} onClose={closePanel} />;
}
