import { t } from "#text";
import type { dragOrder } from "../../lib/drag-order.ts";
import { CloseIcon, Menu, type MenuItem, MoreIcon } from "../../ui/index.ts";
import styles from "./Profile.module.css";

type Order = ReturnType<typeof dragOrder<number>>;

interface SkillChipProps {
  id: number;
  name: string;
  /** From 0, of so many. */
  at: number;
  count: number;
  order: Order;
  isSaving: boolean;
  onRemove: () => void;
}

/** A skill among others. It can be dragged to another place; its menu offers the same. */
export function SkillChip({ id, name, at, count, order, isSaving, onRemove }: SkillChipProps) {
  const move = (to: number) => () => order.put(id, to);
  const items: MenuItem[] = [
    { id: "first", text: t`Move to the front`, disabled: at === 0, onSelect: move(0) },
    { id: "earlier", text: t`Move earlier`, disabled: at === 0, onSelect: move(at - 1) },
    { id: "later", text: t`Move later`, disabled: at === count - 1, onSelect: move(at + 1) },
  ];
  return (
    <li className={styles["chip"]} {...order.grip(id)} {...order.place(at)}>
      <span className={styles["skill"]} dir="auto">
        {name}
      </span>
      <Menu
        label={t`Actions for ${name}`}
        items={items}
        trigger={(wired) => (
          <button
            type="button"
            {...wired}
            className={styles["tool"]}
            aria-label={t`More actions for ${name}`}
          >
            <MoreIcon size="sm" />
          </button>
        )}
      />
      <button
        type="button"
        className={styles["tool"]}
        aria-label={t`Remove ${name}`}
        disabled={isSaving}
        onClick={onRemove}
      >
        <CloseIcon size="sm" />
      </button>
    </li>
  );
}
