import type { ReactElement } from "react";
import type { WidgetState } from "../state/state.ts";

export function Footer({ state }: { readonly state: WidgetState }): ReactElement {
  const { options, company, strings } = state;
  return (
    <footer part="footer" dir={state.dir}>
      {company?.is_demo === true && <span>Demo</span>}
      <a href={`${options.host}/jobmap/${company?.slug ?? ""}`} target="_blank" rel="noopener">
        {strings.poweredBy}
      </a>
    </footer>
  );
}
