import { frameAddress, twoLines } from "@jobmap/widget/embed-code";
import { readState } from "@jobmap/widget/studio-state";
import { t } from "#text";
import { LANGUAGE } from "../../../lib/language.ts";
import { ButtonLink, EmptyState } from "../../../ui/index.ts";
import { Code } from "../../studio/Code.tsx";
import type { StudioCompany } from "../../studio/load-studio.ts";
import styles from "./Live.module.css";

/** The embed follows the visitor's browser by itself; here it follows the page around it. */
const EMBED_LOCALE = LANGUAGE === "es" ? "es" : "";

interface LiveEmbedProps {
  /** The employer with the most open jobs; null while there is none. */
  company: StudioCompany | null;
  host: string;
}

/** An employer's map as it is on other sites, with the code that puts it there. */
export function LiveEmbed({ company, host }: LiveEmbedProps) {
  if (company === null)
    return (
      <EmptyState title={t`No employer has open jobs here yet.`}>
        {t`As soon as one has, its map is shown here as the example.`}
      </EmptyState>
    );
  const { username, name } = company;
  const state = readState(new URLSearchParams({ company: username, locale: EMBED_LOCALE }));
  return (
    <figure className={styles["figure"]}>
      <iframe
        src={frameAddress(state, "")}
        title={t`Jobs at ${name}`}
        loading="lazy"
        className={styles["frame"]}
      />
      <figcaption className={styles["caption"]}>
        <span>{t`The embed itself, with the open jobs of ${name}. These two lines put it on a page:`}</span>
        <ButtonLink to="/jobmap-integration" size="sm" variant="line">
          {t`Make your own`}
        </ButtonLink>
      </figcaption>
      <Code
        what={t`the HTML`}
        where={t`Anywhere in the body of the page.`}
        code={twoLines({ state, host, name })}
      />
    </figure>
  );
}
