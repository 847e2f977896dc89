import { type ReactNode, useContext } from "react";
import { OutlineContext } from "../../../lib/outline.ts";
import { classNames } from "../../../ui/index.ts";
import styles from "./Picture.module.css";
import { boundsOf, type StillView } from "./projection.ts";

const cx = classNames(styles);

interface PictureProps {
  view: StillView;
  /** `crop` keeps size and center, like a resized live map; `shrink` scales to the available width. */
  fitting?: "crop" | "shrink";
  /** Markers, positioned in px of the view. */
  children?: ReactNode;
}

/** A server-rendered preview of a map: the outline of the land, with the page's markers on it. */
export function Picture({ view, fitting = "crop", children }: PictureProps) {
  const draw = useContext(OutlineContext);
  const { width, height } = view;
  const outline = draw ? draw({ bounds: boundsOf(view), width, height }) : "";
  return (
    <div
      className={cx("picture", fitting)}
      style={
        fitting === "crop"
          ? { inlineSize: width, blockSize: height }
          : { aspectRatio: `${width} / ${height}` }
      }
    >
      <div
        className={cx("outline")}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing of our own base map
        dangerouslySetInnerHTML={{ __html: outline }}
      />
      {children}
    </div>
  );
}
