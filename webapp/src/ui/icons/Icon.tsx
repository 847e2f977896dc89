import type { ReactNode } from "react";

/**
 * Icons on an 18 px grid: 1.5 px line, round ends. They are decoration beside a word; alone, the control that holds one
 * carries the name. `filled` is for what is saved, and nothing else.
 */
export interface IconProps {
  /** Edge length; 18 px when left out. Icons scale with the reader's type. */
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

/** Arrows that point along the line of text turn round where text runs from right to left. */
export function TextArrow(props: IconProps & { children: ReactNode }) {
  return (
    <span className="jm-flip" style={{ display: "inline-flex" }}>
      <Icon {...props} />
    </span>
  );
}
