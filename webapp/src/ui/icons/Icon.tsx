import type { ReactNode } from "react";

/**
 * Icons on an 18 px grid: 1.5 px line, round caps. Decorative beside text; if the icon is alone, its control has the accessible name.
 * `filled` is only for saved items.
 */
export interface IconProps {
  /** Edge length; 18 px by default. Icons scale with the reader's font size. */
  size?: "sm" | "md" | "lg";
  filled?: boolean;
}

const SIZES = { sm: "0.9375rem", md: "1.125rem", lg: "1.5rem" };

export function Icon({ size = "md", filled = false, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 18 18"
      width={SIZES[size]}
      height={SIZES[size]}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Arrows along the text direction are mirrored in right-to-left text. */
export function TextArrow(props: IconProps & { children: ReactNode }) {
  return (
    <span className="jm-flip" style={{ display: "inline-flex" }}>
      <Icon {...props} />
    </span>
  );
}
