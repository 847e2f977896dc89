import type { MapPin } from "@jobmap/widget/map";
import { useEffect, useState } from "react";
import { t } from "#text";
import { LiveMap } from "../shell/map/LiveMap.tsx";
import { Picture } from "../shell/map/Picture.tsx";
import { PictureFlags } from "../shell/map/PictureFlags.tsx";
import styles from "./Hero.module.css";
import { HERO_PICTURE, heroView } from "./hero-view.ts";

interface HeroMapProps {
  pins: readonly MapPin[];
}

/** The hero's map: first a server-rendered picture, then the live map. */
export function HeroMap({ pins }: HeroMapProps) {
  // The live map's view depends on the window size, which only the browser knows; the map starts long after hydration.
  const [view, setView] = useState(() => heroView(0));
  useEffect(() => setView(heroView(innerWidth)), []);
  return (
    <LiveMap
      className={styles["map"] ?? ""}
      label={t`Live map of jobs around the Chesapeake Bay`}
      {...(pins.length > 0 ? { pins } : {})}
      {...view}
    >
      <Picture view={HERO_PICTURE}>
        <PictureFlags view={HERO_PICTURE} pins={pins} />
      </Picture>
    </LiveMap>
  );
}
