import { type ComponentType, createElement, type ReactElement, useEffect, useState } from "react";

/**
 * A component whose code comes when it is first shown. Until then, and if it never comes, `meanwhile` is in its place;
 * the next time it is shown it is asked for again.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: (props: P) => ReactElement | null,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Late(props: P) {
    const [part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (part !== undefined) return;
      let isGone = false;
      void load().then(
        (component) => {
          loaded = component;
          if (!isGone) setPart(() => component);
        },
        () => {},
      );
      return () => {
        isGone = true;
      };
    }, [part]);
    return part === undefined ? meanwhile(props) : createElement(part, props);
  };
}
