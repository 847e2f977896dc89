import type { ReactElement } from "react";

const PATHS = {
  filter: "M2 4.5h14M4.5 9h9M7 13.5h4",
  back: "M11 3 5 9l6 6",
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }): ReactElement {
  return <Drawing d={PATHS[name]} />;
}

export function Drawing({ d }: { readonly d: string }): ReactElement {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
      <path d={d} fill="none" stroke="currentColor" />
    </svg>
  );
}
