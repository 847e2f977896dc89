import { useState } from "react";
import { classNames } from "../classes.ts";
import styles from "./Avatar.module.css";
import { initials } from "./initials.ts";

const cx = classNames(styles);

export interface AvatarProps {
  /** Name of the person or company. It is also shown as text beside the picture, so the picture is decorative. */
  name: string;
  /** URL; null, empty or broken shows initials. */
  image?: string | null;
  size?: "sm" | "md" | "lg";
  /** People get two letters, companies one, as on a seal. */
  kind?: "person" | "company";
}

export function Avatar({ name, image, size = "md", kind = "person" }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shown = image && image !== broken ? image : undefined;
  return (
    <span className={cx("avatar", size)} aria-hidden="true">
      {shown ? (
        <img src={shown} alt="" loading="lazy" decoding="async" onError={() => setBroken(shown)} />
      ) : (
        initials(name, kind === "person" ? 2 : 1)
      )}
    </span>
  );
}
