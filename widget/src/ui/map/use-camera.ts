import { useEffect, useState } from "react";
import { LightCamera } from "../../map/light-camera.ts";
import type { MakeCamera } from "../../map/make-camera.ts";

const light: MakeCamera = (element, options) => new LightCamera(element, options);

/** The light camera; for raster tiles Leaflet's, once it is loaded (undefined until then). */
export function useCamera(hasTiles: boolean): MakeCamera | undefined {
  const [leaflet, setLeaflet] = useState<MakeCamera>();
  useEffect(() => {
    if (!hasTiles || leaflet !== undefined) return;
    let isGone = false;
    const use = (camera: MakeCamera): void => {
      if (!isGone) setLeaflet(() => camera);
    };
    // Without Leaflet there are no tiles; everything else works with the light camera.
    import("../../map/leaflet-camera.ts").then(
      ({ LeafletCamera }) => use((element, options) => new LeafletCamera(element, options)),
      () => use(light),
    );
    return () => {
      isGone = true;
    };
  }, [hasTiles, leaflet]);
  return hasTiles ? leaflet : light;
}
