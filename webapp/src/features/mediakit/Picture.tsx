import type { ReactNode } from "react";
import { t } from "#text";
import { tell } from "../../lib/failures.ts";
import { Button, DownloadIcon } from "../../ui/index.ts";
import styles from "./Mediakit.module.css";
import { keepPng, keepSvg, svgAddress } from "./picture-files.ts";

interface PictureProps {
  /** Name of the picture, as in "Download the QR code as PNG". */
  what: string;
  /** Alt text. */
  alt: string;
  svg: string;
  /** File name without extension. */
  file: string;
  className?: string | undefined;
  /** Additional buttons. */
  children?: ReactNode;
}

/** A downloadable picture, as SVG for print shops and as PNG for everything else. */
export function Picture({ what, alt, svg, file, className, children }: PictureProps) {
  const keep = () =>
    keepPng(svg, file).catch((failure: unknown) => {
      tell(failure);
    });
  return (
    <div className={styles["picture"]}>
      <img src={svgAddress(svg)} alt={alt} className={className} />
      <div className={styles["ways"]}>
        <Button size="sm" variant="line" icon={<DownloadIcon size="sm" />} onClick={() => keepSvg(svg, file)}>
          {t`${what} as SVG`}
        </Button>
        <Button size="sm" variant="line" icon={<DownloadIcon size="sm" />} onClick={keep}>
          {t`${what} as PNG`}
        </Button>
        {children}
      </div>
    </div>
  );
}
