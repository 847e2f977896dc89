import { type ComponentType, createElement, type ReactElement, useEffect, useState } from "react";
import type { FirstStrings } from "../../core/wording.ts";

/**
 * A component whose code is loaded when it is first rendered. Until then `meanwhile` is rendered; if loading fails it
 * gets a function to retry.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: (props: P, retry: (() => void) | null) => ReactElement | null,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Late(props: P) {
    const [part, setPart] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (part !== undefined || hasFailed) return;
      let isGone = false;
      void load().then(
        (component) => {
          loaded = component;
          if (!isGone) setPart(() => component);
        },
        () => !isGone && setFailed(true),
      );
      return () => {
        isGone = true;
      };
    }, [part, hasFailed]);
    if (part !== undefined) return createElement(part, props);
    return meanwhile(props, hasFailed ? () => setFailed(false) : null);
  };
}

/** Shown in place of a part that failed to load. */
export function NotLoaded({
  strings,
  retry,
}: {
  readonly strings: FirstStrings;
  readonly retry: () => void;
}): ReactElement {
  return (
    <p className="warn" role="alert">
      {strings.notLoaded}{" "}
      <button type="button" className="link" onClick={retry}>
        {strings.retry}
      </button>
    </p>
  );
}
