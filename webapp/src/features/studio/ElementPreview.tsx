import { createElement, useEffect, useRef } from "react";
import { attributesOf, declarationsOf, styleText } from "./embed-code.ts";
import type { StudioState } from "./state.ts";

const LOADER = "/widget/v1/loader.js";
const OPTIONS = ["company", "view", "filters", "theme", "locale", "units", "utm", "height"];

/** `<job-map>` with the attributes that the code has, by the loader that the code names. */
export function ElementPreview({ state }: { state: StudioState }) {
  const element = useRef<HTMLElement>(null);
  useLoader();
  useEffect(() => {
    const map = element.current;
    if (map === null) return;
    const wanted = new Map(attributesOf(state));
    // The look lies around the element, whose own style belongs to the widget.
    map.parentElement?.setAttribute("style", styleText(declarationsOf(state)));
    for (const name of OPTIONS) {
      const value = wanted.get(name);
      if (value === undefined) map.removeAttribute(name);
      else if (map.getAttribute(name) !== value) map.setAttribute(name, value);
    }
    // Colours around it are read when an option is set, whichever.
    map.setAttribute("theme", state.theme);
  }, [state]);
  return <div>{createElement("job-map", { ref: element })}</div>;
}

/** Once a page, whatever the preview does. */
function useLoader(): void {
  useEffect(() => {
    if (document.querySelector(`script[src="${LOADER}"]`)) return;
    const script = document.createElement("script");
    script.async = true;
    script.src = LOADER;
    document.head.append(script);
  }, []);
}
