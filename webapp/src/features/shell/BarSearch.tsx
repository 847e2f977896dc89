import { Form } from "react-router";
import { t } from "#text";
import { SearchIcon } from "../../ui/index.ts";
import styles from "./BarSearch.module.css";

/** Search from any page: a plain form that submits to the map, with or without scripts. */
export function BarSearch() {
  return (
    <search className={styles["search"]}>
      <Form action="/jobmap" className={styles["form"]} aria-label={t`Search jobs`}>
        <input
          name="search"
          type="search"
          required
          maxLength={200}
          placeholder={t`Job, skill or employer`}
          aria-label={t`Job, skill or employer`}
          enterKeyHint="search"
          className={styles["input"]}
        />
        <button type="submit" aria-label={t`Search`} className={styles["go"]}>
          <SearchIcon />
        </button>
      </Form>
    </search>
  );
}
