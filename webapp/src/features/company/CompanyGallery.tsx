import type { Company } from "@jobmap/contract";
import { t } from "#text";
import { Heading, LinkIcon, Photo } from "../../ui/index.ts";
import styles from "./CompanyView.module.css";

/** An employer's pictures and videos. External videos are plain links, so nothing loads from other servers. */
export function CompanyGallery({ company }: { company: Company }) {
  const shown = company.gallery.filter(({ kind }) => kind !== "LINK");
  const links = company.gallery.filter(({ kind }) => kind === "LINK");
  if (company.gallery.length === 0) return null;
  return (
    <section className={styles["gallery"]} aria-labelledby="gallery">
      <Heading level={2} id="gallery">{t`At work`}</Heading>
      {shown.length > 0 && (
        <ul className={styles["pictures"]}>
          {shown.map((item) => (
            <li key={item.id}>
              <figure>
                {item.kind === "IMAGE" ? (
                  <Photo picture={item} sizes="(max-width: 48rem) 92vw, 22rem" />
                ) : (
                  // biome-ignore lint/a11y/useMediaCaption: the employer's own video; what it shows stands below it
                  <video
                    src={item.url}
                    controls
                    preload="none"
                    aria-label={item.caption || t`Video of ${company.name}`}
                  />
                )}
                {/* Screen readers already read it as the picture's alt text. */}
                {item.caption && <figcaption aria-hidden="true">{item.caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={styles["links"]}>
          {links.map(({ id, url, caption }) => (
            <li key={id}>
              <a href={url} rel="noopener nofollow ugc" target="_blank" className={styles["site"]}>
                <LinkIcon size="sm" />
                {caption || t`Video on ${hostOf(url)}`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const hostOf = (url: string) =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : t`another site`;
