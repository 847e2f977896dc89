import { t } from "#text";
import { useSite } from "../../lib/site.ts";
import { ExternalIcon } from "../../ui/index.ts";
import styles from "./FollowLinks.module.css";

/** Links to the operator's social pages; renders nothing if the operator configured none. */
export function FollowLinks() {
  const links = useSite()?.follow ?? [];
  if (links.length === 0) return null;
  return (
    <ul className={styles["links"]} aria-label={t`Follow us`}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            {name}
            <ExternalIcon size="sm" />
          </a>
        </li>
      ))}
    </ul>
  );
}
