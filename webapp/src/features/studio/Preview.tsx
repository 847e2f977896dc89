import { frameAddress, sharedAddress } from "@jobmap/widget/embed-code";
import type { StudioState } from "@jobmap/widget/studio-state";
import { useEffect, useState } from "react";
import { t } from "#text";
import { classNames } from "../../ui/classes.ts";
import { ButtonLink, ExternalIcon, Heading, RadioGroup } from "../../ui/index.ts";
import { ElementPreview } from "./ElementPreview.tsx";
import styles from "./Studio.module.css";

const cx = classNames(styles);
/** Debounce in ms, while the user is choosing a color or typing a number. */
const DEBOUNCE_MS = 300;
const PHONE = 390;

interface PreviewProps {
  state: StudioState;
  name: string;
}

/** The embed itself, as visitors get it, loaded from this server. */
export function Preview({ state, name }: PreviewProps) {
  const [isPhone, setPhone] = useState(false);
  const rested = useRested(state);
  const width = Math.min(
    isPhone ? PHONE : Number.POSITIVE_INFINITY,
    rested.width ?? Number.POSITIVE_INFINITY,
  );
  const isFrame = rested.delivery === "iframe";
  return (
    <section className={cx("section", "preview")} aria-labelledby="studio-preview">
      <div className={styles["line"]}>
        <Heading level={2} size="xl" id="studio-preview">
          {t`Preview`}
        </Heading>
        {rested.delivery === "link" ? (
          <ButtonLink
            to={sharedAddress(rested, "")}
            reloadDocument
            target="_blank"
            variant="line"
            size="sm"
            iconEnd={<ExternalIcon size="sm" />}
          >
            {t`Open the shared page`}
          </ButtonLink>
        ) : (
          <div className={styles["widths"]}>
            <RadioGroup
              legend={t`Width of the preview`}
              legendHidden
              look="steps"
              value={isPhone ? "phone" : "page"}
              onValueChange={(value) => setPhone(value === "phone")}
              options={[
                { value: "page", label: t`Page` },
                { value: "phone", label: t({ message: "Phone", context: "a device" }) },
              ]}
            />
          </div>
        )}
      </div>
      <div className={styles["stage"]} style={{ maxInlineSize: Number.isFinite(width) ? width : undefined }}>
        {isFrame ? (
          <iframe
            // Navigating the same frame would add an entry to the page's history.
            key={frameAddress(rested, "")}
            src={frameAddress(rested, "")}
            title={t`Jobs at ${name}`}
            height={rested.height}
            className={styles["frame"]}
          />
        ) : (
          <ElementPreview state={rested} />
        )}
      </div>
    </section>
  );
}

/** The debounced value; the first value at once. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
