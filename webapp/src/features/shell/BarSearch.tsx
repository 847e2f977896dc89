import { Form } from "react-router";
import { SearchIcon } from "../../ui/index.ts";
import styles from "./BarSearch.module.css";

/** Search from any page: a plain form that submits to the map, with or without scripts. */
export function BarSearch() {
  return (
    <search className={styles["search"]}>
      <Form action="/jobmap" className={styles["form"]} aria-label="Search jobs">
        <input
          name="search"
          type="search"
          required
          maxLength={200}
          placeholder="Job, skill or employer"
          aria-label="Job, skill or employer"
          enterKeyHint="search"
          className={styles["input"]}
        />
        <button type="submit" aria-label="Search" className={styles["go"]}>
          <SearchIcon />
        </button>
      </Form>
    </search>
  );
}
