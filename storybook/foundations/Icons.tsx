import * as icons from "../../webapp/src/ui/icons/icons.tsx";
import * as toolIcons from "../../webapp/src/ui/icons/tool-icons.tsx";
import { Heading, LogoMark } from "../../webapp/src/ui/index.ts";
import styles from "./foundations.module.css";

export function Icons() {
  return (
    <>
      <Heading level={1}>Icons</Heading>
      <p className={styles["lead"]}>
        18 px grid, 1.5 px line, round ends. Filled only when saved. Always beside a word, or in a control
        that has a name.
      </p>
      <ul className={styles["icons"]}>
        <li>
          <LogoMark />
          Logo
        </li>
        {Object.entries({ ...icons, ...toolIcons }).map(([name, Icon]) => (
          <li key={name}>
            <Icon size="lg" />
            {name.replace(/Icon$/, "")}
          </li>
        ))}
      </ul>
    </>
  );
}
