import type { BaseSalary } from "@jobmap/contract";
import { payAmount, payPeriod } from "@jobmap/widget/core";
import { t } from "#text";
import { classNames } from "../classes.ts";
import { VisuallyHidden } from "../content/VisuallyHidden.tsx";
import styles from "./Pay.module.css";

const cx = classNames(styles);

export interface PayProps {
  pay: BaseSalary | null;
  /** `inherit` uses the size of the surrounding text. */
  size?: "inherit" | "xl" | "2xl" | "3xl";
  /** Position of the period: after the amount, below it, or omitted. */
  period?: "after" | "under" | "none";
}

/**
 * The most prominent element on a screen: the exact amount in the signal color, small cents, then the period. A number is never invented.
 */
export function Pay({ pay, size = "inherit", period = "after" }: PayProps) {
  if (pay === null) return <span className={cx("unknown")}>{t`Pay not specified`}</span>;
  const [low = "", high] =
    import.meta.env.LANGUAGE === "es"
      ? payAmount(pay).replace(/^de /, "").split(" a ")
      : payAmount(pay).split(" to ");
  // A range shows its currency once: "$19–25.50".
  const symbol = /^\D*/.exec(low)?.[0] ?? "";
  return (
    <bdi
      className={cx("pay", `size-${size}`, period === "under" && "stacked", high !== undefined && "range")}
    >
      <span className={cx("figure")}>
        <Figure text={low} />
        {high !== undefined && (
          <>
            <span aria-hidden="true">–</span>
            <VisuallyHidden> {t`to`} </VisuallyHidden>
            <Figure text={high.startsWith(symbol) ? high.slice(symbol.length) : high} />
          </>
        )}
      </span>
      {period !== "none" && (
        <>
          {" "}
          <span className={cx("period")}>{payPeriod(pay.unit)}</span>
        </>
      )}
    </bdi>
  );
}

/** "$18" large, ".21" small. */
function Figure({ text }: { text: string }) {
  const [, whole = text, cents] = /^(.*?)([.,]\d{2})?$/.exec(text) ?? [];
  return (
    <>
      {whole}
      {cents && <span className={cx("cents")}>{cents}</span>}
    </>
  );
}
