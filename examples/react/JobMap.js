import { mountJobMap } from "https://jobmap.example/widget/module/index.js";
import { useEffect, useRef } from "react";

/**
 * An employer's job map. Every option of the widget is a property; `onReady`, `onJobOpen` and the like hear its events.
 * Safe in strict mode: what mounts twice is taken down once.
 */
export function JobMap({ onReady, onJobOpen, onApplyClick, ...options }) {
  const place = useRef(null);
  const handle = useRef(null);
  const heard = useRef({});
  heard.current = { ready: onReady, "job-open": onJobOpen, "apply-click": onApplyClick };

  useEffect(() => {
    const mounted = mountJobMap(place.current, options);
    handle.current = mounted;
    for (const name of Object.keys(heard.current)) mounted.on(name, (event) => heard.current[name]?.(event));
    return () => mounted.destroy();
    // The options of later renders go through update().
  }, [options.company, options.host]);

  useEffect(() => handle.current?.update(options));
  return <div ref={place} />;
}
