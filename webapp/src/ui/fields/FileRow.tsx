import { useEffect, useState } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { classNames } from "../classes.ts";
import { CloseIcon, FileIcon } from "../icons/icons.tsx";
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

/** One chosen file: what it looks like, its name and size, and a way to leave it out. */
export function FileRow({ file, error, disabled, onRemove }: FileRowProps) {
  const [broken, setBroken] = useState(false);
  const image = usePreview(file);
  return (
    <li className={cx("file", error && "invalid")}>
      <span className={cx("preview")} aria-hidden="true">
        {image && !broken ? <img src={image} alt="" onError={() => setBroken(true)} /> : <FileIcon />}
      </span>
      <span className={cx("about")}>
        <span className={cx("name")}>
          <bdi>{file.name}</bdi>
        </span>
        <bdi className={cx("size")}>{sizeText(file.size)}</bdi>
        {error && <FieldError>{error}</FieldError>}
      </span>
      <IconButton
        label={`Remove ${file.name}`}
        icon={<CloseIcon />}
        size="sm"
        disabled={disabled}
        onClick={onRemove}
      />
    </li>
  );
}

/** An address of a picture on this machine, while it is shown; undefined for what is no picture. */
function usePreview(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
