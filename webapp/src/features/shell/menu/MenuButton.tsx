import { classNames, IconButton, MenuIcon } from "../../../ui/index.ts";
import { openPanel } from "../panels.ts";
import styles from "./MenuButton.module.css";

const cx = classNames(styles);

/** Opens the menu where it has no column of its own. */
export function MenuButton() {
  return (
    <IconButton
      className={cx("button")}
      label="Menu"
      aria-haspopup="dialog"
      icon={<MenuIcon />}
      onClick={() => openPanel("menu")}
    />
  );
}
