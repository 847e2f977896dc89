import type { EmployerApplicationAction } from "@jobmap/contract";
import type { ReactElement } from "react";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { Menu, type TriggerProps } from "../../ui/index.ts";
import type { StartMove, Target } from "./move.ts";
import { ACTION_TEXT } from "./stages.ts";

interface MoveMenuProps {
  target: Target;
  label: string;
  trigger: (wired: TriggerProps) => ReactElement;
  onMove: StartMove;
}

/** The stages that the server allows for at least one of these applications; of all that match a filter, every stage. */
export function MoveMenu({ target, label, trigger, onMove }: MoveMenuProps) {
  const canMove = useSeatAtLeast("recruiter");
  const all = Object.keys(ACTION_TEXT) as EmployerApplicationAction[];
  const allowed = new Set("all" in target ? all : target.applications.flatMap(({ actions }) => actions));
  const items = all
    .filter((action) => allowed.has(action))
    .map((action) => ({
      id: action,
      text: ACTION_TEXT[action],
      onSelect: () => onMove(action, movable(target, action)),
      ...(action === "reject" ? { tone: "danger" as const } : {}),
    }));
  if (items.length === 0 || !canMove) return null;
  return <Menu label={label} items={items} trigger={trigger} />;
}

const movable = (target: Target, action: EmployerApplicationAction): Target =>
  "all" in target
    ? target
    : { applications: target.applications.filter(({ actions }) => actions.includes(action)) };
