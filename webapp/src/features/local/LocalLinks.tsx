import { useId } from "react";
import { Link } from "react-router";
import { Heading } from "../../ui/index.ts";
import styles from "./LocalView.module.css";

interface LocalLinksProps {
  title: string;
  links: readonly { name: string; jobs: number; to: string }[];
  /** The language of the names, if it is known. */
  lang?: string;
}

/** Further pages, each with its number of open jobs. */
export function LocalLinks({ title, links, lang }: LocalLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className={styles["links"]} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul>
        {links.map(({ name, jobs, to }) => (
          <li key={to}>
            <Link to={to} lang={lang}>
              {name}
            </Link>
            <span>{jobs.toLocaleString("en-US")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
