import { t } from "#text";
import { announce } from "../../lib/announce.ts";
import { IconButton, MoonIcon, SunIcon } from "../../ui/index.ts";
import { AutoThemeIcon } from "./AutoThemeIcon.tsx";
import styles from "./ThemeSwitch.module.css";
import { THEMES, type Theme, useTheme } from "./theme.ts";

const FACES: Readonly<Record<Theme, { name: string; Icon: typeof SunIcon }>> = {
  auto: { name: t`automatic`, Icon: AutoThemeIcon },
  light: { name: t`day chart`, Icon: SunIcon },
  dark: { name: t`night chart`, Icon: MoonIcon },
};

/** Cycles through automatic, day and night. Its accessible name says which is active and what a press does. */
export function ThemeSwitch() {
  const [theme, choose] = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "auto";
  const { name, Icon } = FACES[theme];
  const press = () => {
    choose(next);
    announce(t`Theme: ${FACES[next].name}`);
  };
  return (
    <IconButton
      className={styles["switch"] ?? ""}
      label={t`Theme: ${name}. Change to ${FACES[next].name}`}
      icon={<Icon />}
      onClick={press}
    />
  );
}
