import type { Credit } from "@jobmap/widget/map";
import styles from "./MapCredits.module.css";

/** Whose map it is, on its edge. */
export function MapCredits({ credits }: { credits: readonly Credit[] }) {
  if (credits.length === 0) return null;
  return (
    <p className={styles["credits"]}>
      {credits.map(({ text, url }) =>
        url ? (
          <a key={text} href={url} rel="noopener">
            {text}
          </a>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </p>
  );
}
