import { useEffect, useRef } from "react";
import { mount } from "./runtime.ts";

interface OneEmbedProps {
  host: string;
  /** Tells it from its neighbors. */
  label: string;
  /** Custom properties around it. */
  look?: Readonly<Record<string, string>>;
  theme?: "auto" | "light";
}

const HEIGHT = 340;

/** An embed in a gallery. */
export function OneEmbed({ host, label, look = {}, theme = "auto" }: OneEmbedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement("div");
    element.dataset["embed"] = label;
    for (const [name, value] of Object.entries(look)) element.style.setProperty(name, value);
    place.current?.append(element);
    const mounted = mount(element, {
      company: "acme",
      host,
      view: "list",
      height: HEIGHT,
      theme,
      live: "off",
    });
    const watch = new MutationObserver(() => mounted.update({}));
    watch.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      watch.disconnect();
      mounted.destroy();
      element.remove();
    };
  }, [host, label, look, theme]);
  return <div ref={place} style={{ minBlockSize: HEIGHT }} />;
}
