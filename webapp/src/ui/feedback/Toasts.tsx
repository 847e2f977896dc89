import { useEffect, useRef, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { TOAST_MS, type Toast, useToasts } from "../../lib/toasts.ts";
import { IconButton } from "../actions/IconButton.tsx";
import { classNames } from "../classes.ts";
import { AlertIcon, CloseIcon, SealIcon } from "../icons/icons.tsx";
import styles from "./Toasts.module.css";

const cx = classNames(styles);

/** Notices at the top right. One of these stands in the root; `toast()` of lib/toasts.ts shows a notice. */
export function Toasts() {
  const { toasts, dismiss } = useToasts();
  const region = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const newest = toasts.at(-1)?.id;
  // In the top layer, and raised again for each notice, so that a dialog that opened meanwhile does not cover it.
  useEffect(() => {
    const box = region.current;
    if (!box || newest === undefined) return;
    box.showPopover();
    return () => box.hidePopover();
  }, [newest]);
  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Notices"
      className={cx("region")}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <Notice key={toast.id} toast={toast} held={held} onDone={dismiss} />
      ))}
    </section>
  );
}

interface NoticeProps {
  toast: Toast;
  /** Somebody is reading or reaching for it. */
  held: boolean;
  onDone: (id: number) => void;
}

function Notice({ toast, held, onDone }: NoticeProps) {
  const { id, tone, text, action } = toast;
  useEffect(() => announce(text), [text]);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDone(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, id, onDone]);
  return (
    <div className={cx("toast", tone)}>
      {tone === "success" && <SealIcon />}
      {tone === "danger" && <AlertIcon />}
      <p className={cx("text")}>{text}</p>
      {action && (
        <button
          type="button"
          className={cx("action")}
          onClick={() => {
            action.run();
            onDone(id);
          }}
        >
          {action.text}
        </button>
      )}
      <IconButton
        size="sm"
        label="Dismiss"
        icon={<CloseIcon size="sm" />}
        className={cx("close")}
        onClick={() => onDone(id)}
      />
    </div>
  );
}
