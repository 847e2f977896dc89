import type { ReactElement, ReactNode } from "react";

/** A short message in place of the list. */
export function Message({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="none" part="message" role="status">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
