import { t } from "#text";
import { classNames } from "../../ui/index.ts";
import styles from "./Palette.module.css";
import type { PaletteGroup, PaletteItem } from "./palette-items.ts";

const cx = classNames(styles);

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** Group and item of the active option. */
  active: string | undefined;
  onHover: (key: string) => void;
  onTake: (item: PaletteItem) => void;
}

/** The options in their groups. Focus stays in the field above. */
export function PaletteList({ id, groups, active, onHover, onTake }: PaletteListProps) {
  return (
    // Pressing a row must not move focus out of the field.
    <div
      id={`${id}-list`}
      role="listbox"
      aria-labelledby={groups.map((group) => `${id}-${group.id}`).join(" ") || undefined}
      aria-label={groups.length === 0 ? t`Nothing found` : undefined}
      className={cx("list")}
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be of a form
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className={cx("title")}>
            {group.title}
          </div>
          {group.items.map((item) => {
            const key = `${group.id} ${item.id}`;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the field
              <div
                key={key}
                id={`${id}-${key.replaceAll(" ", "-")}`}
                role="option"
                tabIndex={-1}
                aria-selected={key === active}
                className={cx("option", key === active && "active")}
                onPointerMove={() => onHover(key)}
                onClick={() => onTake(item)}
              >
                {item.icon && <span className={cx("icon")}>{item.icon}</span>}
                <span className={cx("text")}>
                  <bdi>{item.text}</bdi>
                  {item.note && <bdi className={cx("about")}>{item.note}</bdi>}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
