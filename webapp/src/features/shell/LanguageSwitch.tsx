import { useLocation } from "react-router";
import styles from "./LanguageSwitch.module.css";

const OTHER =
  import.meta.env.LANGUAGE === "es"
    ? { prefix: "", code: "en", name: "English" }
    : { prefix: "/es", code: "es", name: "Español" };

/** Leads to this page in the other language, by its own name. What it changes for who is signed in is in `keep-language.ts`. */
export function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const { prefix, code, name } = OTHER;
  return (
    <a href={prefix + pathname + search} hrefLang={code} lang={code} className={styles["switch"]}>
      {name}
    </a>
  );
}
