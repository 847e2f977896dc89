import { frameAddress, twoLines } from "@jobmap/widget/embed-code";
import { readState } from "@jobmap/widget/studio-state";
import { ButtonLink, EmptyState } from "../../../ui/index.ts";
import { Code } from "../../studio/Code.tsx";
import type { StudioCompany } from "../../studio/load-studio.ts";
import styles from "./Live.module.css";

interface LiveEmbedProps {
  /** The employer with the most open jobs; null while there is none. */
  company: StudioCompany | null;
  host: string;
}

/** An employer's map as it is on other sites, with the code that puts it there. */
export function LiveEmbed({ company, host }: LiveEmbedProps) {
  if (company === null)
    return (
      <EmptyState title="No employer has open jobs here yet.">
        As soon as one has, its map is shown here as the example.
      </EmptyState>
    );
  const { username, name } = company;
  const state = readState(new URLSearchParams({ company: username }));
  return (
    <figure className={styles["figure"]}>
      <iframe
        src={frameAddress(state, "")}
        title={`Jobs at ${name}`}
        loading="lazy"
        className={styles["frame"]}
      />
      <figcaption className={styles["caption"]}>
        <span>The embed itself, with the open jobs of {name}. These two lines put it on a page:</span>
        <ButtonLink to="/jobmap-integration" size="sm" variant="line">
          Make your own
        </ButtonLink>
      </figcaption>
      <Code
        what="the HTML"
        where="Anywhere in the body of the page."
        code={twoLines({ state, host, name })}
      />
    </figure>
  );
}
