import type { ReactElement } from "react";

const PATHS = {
  filter: "M2 4.5h14M4.5 9h9M7 13.5h4",
  plus: "M9 3v12M3 9h12",
  minus: "M3 9h12",
  back: "M11 3 5 9l6 6",
  out: "M7 3H3v12h12v-4M10 3h5v5M15 3 8 10",
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }): ReactElement {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="none" stroke="currentColor" />
    </svg>
  );
}
