import { useMemo } from "react";
import { t } from "#text";
import { PageSection } from "../../ui/index.ts";
import { Picture } from "../mediakit/Picture.tsx";
import { qrSvg } from "../mediakit/qr-picture.ts";
import { CopyButton } from "../shell/CopyButton.tsx";
import styles from "./PublicPage.module.css";

interface SharePartsProps {
  address: string;
  /** Of the files. */
  name: string;
  isOn: boolean;
}

/** The address of one's page, to paste and to print. */
export function ShareParts({ address, name, isOn }: SharePartsProps) {
  const qr = useMemo(() => qrSvg(address), [address]);
  return (
    <PageSection
      title={t({ message: "Share it", context: "a page" })}
      hint={isOn ? t`For messages, and for paper.` : t`Both lead to nothing until the page is on.`}
    >
      <CopyButton what={t`the link`} text={address} />
      <Picture
        what={t`QR code`}
        alt={t`QR code that leads to ${address}`}
        svg={qr}
        file={`${name}-qr-code`}
        className={styles["code"]}
      />
    </PageSection>
  );
}
