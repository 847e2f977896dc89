import { attributesOf, declarationsOf, styleText } from "@jobmap/widget/embed-code";
import type { StudioState } from "@jobmap/widget/studio-state";
import { createElement, useEffect, useRef } from "react";

const LOADER = "/widget/v1/loader.js";
const OPTIONS = ["company", "view", "filters", "theme", "locale", "units", "utm", "height"];

/** `<job-map>` with the same attributes and loader as the code. */
export function ElementPreview({ state }: { state: StudioState }) {
  const element = useRef<HTMLElement>(null);
  useLoader();
  useEffect(() => {
    const map = element.current;
    if (map === null) return;
    const wanted = new Map(attributesOf(state));
    // The styles are on a wrapper, because the widget controls the element's own style.
    map.parentElement?.setAttribute("style", styleText(declarationsOf(state)));
    for (const name of OPTIONS) {
      const value = wanted.get(name);
      if (value === undefined) map.removeAttribute(name);
      else if (map.getAttribute(name) !== value) map.setAttribute(name, value);
    }
    // Inherited colors are read again whenever any option is set.
    map.setAttribute("theme", state.theme);
  }, [state]);
  return <div>{createElement("job-map", { ref: element })}</div>;
}

/** Loads the script once per page, whatever the preview does. */
function useLoader(): void {
  useEffect(() => {
    if (document.querySelector(`script[src="${LOADER}"]`)) return;
    const script = document.createElement("script");
    script.async = true;
    script.src = LOADER;
    document.head.append(script);
  }, []);
}
