import { t } from "#text";
import { classNames, IconButton, MenuIcon } from "../../../ui/index.ts";
import { openPanel } from "../panels.ts";
import styles from "./MenuButton.module.css";

const cx = classNames(styles);

interface MenuButtonProps {
  label?: string;
}

/** Opens the menu on windows without a menu column. */
export function MenuButton({ label = t`Menu` }: MenuButtonProps) {
  return (
    <IconButton
      className={cx("button")}
      label={label}
      aria-haspopup="dialog"
      icon={<MenuIcon />}
      onClick={() => openPanel("menu")}
    />
  );
}
