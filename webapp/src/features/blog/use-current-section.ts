import { useEffect, useState } from "react";

/** A section is being read once its heading has come into the upper third of the window. */
const UPPER_THIRD = "0px 0px -66% 0px";

/** The id of the section that is being read; undefined above the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(" ");
  useEffect(() => {
    const headings = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const line = window.innerHeight / 3;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: UPPER_THIRD });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
