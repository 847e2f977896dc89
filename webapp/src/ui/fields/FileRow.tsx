import { useEffect, useRef, useState } from "react";
import { t } from "#text";
import { IconButton } from "../actions/IconButton.tsx";
import { classNames } from "../classes.ts";
import { CloseIcon } from "../icons/icons.tsx";
import { FileIcon } from "../icons/tool-icons.tsx";
import { FieldError } from "./Field.tsx";
import styles from "./FileDrop.module.css";
import { sizeText } from "./file-limits.ts";

const cx = classNames(styles);

export interface FileRowProps {
  file: File;
  error: string | undefined;
  disabled: boolean;
  onRemove: () => void;
}

/** One chosen file: preview, name, size, and a remove button. */
export function FileRow({ file, error, disabled, onRemove }: FileRowProps) {
  const { canvas, drawn } = usePreview(file);
  return (
    <li className={cx("file", error && "invalid")}>
      <span className={cx("preview")} aria-hidden="true">
        <canvas ref={canvas} width={EDGE} height={EDGE} hidden={!drawn} />
        {!drawn && <FileIcon />}
      </span>
      <span className={cx("about")}>
        <span className={cx("name")}>
          <bdi>{file.name}</bdi>
        </span>
        <bdi className={cx("size")}>{sizeText(file.size)}</bdi>
        {error && <FieldError>{error}</FieldError>}
      </span>
      <IconButton
        label={t`Remove ${file.name}`}
        icon={<CloseIcon />}
        size="sm"
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  );
}

/** Edge of a preview in pixels, sharp on high-density screens. */
const EDGE = 96;

/** Draws the center of an image as a small preview. Files that the browser cannot decode leave the canvas empty. */
function usePreview(file: File) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    let gone = false;
    createImageBitmap(file).then(
      (picture) => {
        const edge = Math.min(picture.width, picture.height);
        const [x, y] = [(picture.width - edge) / 2, (picture.height - edge) / 2];
        if (!gone) canvas.current?.getContext("2d")?.drawImage(picture, x, y, edge, edge, 0, 0, EDGE, EDGE);
        picture.close();
        setDrawn(!gone);
      },
      () => setDrawn(false),
    );
    return () => {
      gone = true;
    };
  }, [file]);
  return { canvas, drawn };
}
