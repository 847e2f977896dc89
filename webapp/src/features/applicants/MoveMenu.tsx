import type { ApplicationSummary, EmployerApplicationAction } from "@jobmap/contract";
import type { ReactElement } from "react";
import { Menu, type TriggerProps } from "../../ui/index.ts";
import type { StartMove } from "./move.ts";
import { ACTION_TEXT } from "./stages.ts";

interface MoveMenuProps {
  applications: readonly ApplicationSummary[];
  label: string;
  trigger: (wired: TriggerProps) => ReactElement;
  onMove: StartMove;
}

/** The stages that the server allows for at least one of these applications. */
export function MoveMenu({ applications, label, trigger, onMove }: MoveMenuProps) {
  const allowed = new Set(applications.flatMap(({ actions }) => actions));
  const all = Object.keys(ACTION_TEXT) as EmployerApplicationAction[];
  const items = all
    .filter((action) => allowed.has(action))
    .map((action) => ({
      id: action,
      text: ACTION_TEXT[action],
      onSelect: () =>
        onMove(
          action,
          applications.filter(({ actions }) => actions.includes(action)),
        ),
      ...(action === "reject" ? { tone: "danger" as const } : {}),
    }));
  if (items.length === 0) return null;
  return <Menu label={label} items={items} trigger={trigger} />;
}
