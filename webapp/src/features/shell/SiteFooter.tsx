import { t } from "#text";
import { Footer } from "../../ui/index.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { openPanel } from "./panels.ts";
import styles from "./SiteFooter.module.css";
import type { FooterEntry } from "./shown.ts";

export interface SiteFooterProps {
  /** The site's listings are fictional demo data. */
  demo: boolean;
  footer: readonly FooterEntry[];
}

/** Credits for the map and place data (NOTICE has the licenses). */
const CREDITS = t`Map: US Census Bureau, Natural Earth. Places: GeoNames, CC BY 4.0`;

/** The foot of every page. */
export function SiteFooter({ demo, footer }: SiteFooterProps) {
  const links = footer.map(({ opens, ...link }) =>
    opens === undefined ? link : { ...link, onPress: () => openPanel(opens) },
  );
  return (
    <Footer links={links} credits={CREDITS}>
      <LanguageSwitch />
      {demo && (
        <p className={styles["demo"]}>{t`Demo site: employers and jobs marked “Demo” are not real.`}</p>
      )}
    </Footer>
  );
}
