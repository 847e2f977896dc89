import { t } from "#text";
import styles from "./Article.module.css";
import { useCurrentSection } from "./use-current-section.ts";

interface ContentsProps {
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** The sections of an article, the one that is being read marked. */
export function Contents({ sections }: ContentsProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={styles["contents"]} aria-label={t`On this page`}>
      <ul lang="en">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
