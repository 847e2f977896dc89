import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { t } from "#text";
import { announce } from "../../lib/announce.ts";
import { messageLanguage } from "../../lib/english-messages.ts";
import { useTopModal } from "../../lib/modals.ts";
import { stayOf, type Toast, useToasts } from "../../lib/toasts.ts";
import { IconButton } from "../actions/IconButton.tsx";
import { classNames } from "../classes.ts";
import { AlertIcon, CloseIcon, SealIcon } from "../icons/icons.tsx";
import styles from "./Toasts.module.css";

const cx = classNames(styles);

/** Leads from anywhere to the newest toast, whose button shows it. The focus returns when the toast is gone. */
const KEY = "F8";

/**
 * Toasts in the top right corner. The root renders one of these; `toast()` of lib/toasts.ts shows a toast. While a modal dialog is open
 * they render inside it, where they stay reachable.
 */
export function Toasts() {
  const { toasts, dismiss } = useToasts();
  const modal = useTopModal();
  const region = useRef<HTMLElement>(null);
  /** What had the focus before {@link KEY} led here. */
  const from = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const newest = toasts.at(-1);
  useEffect(() => {
    if (!newest) return;
    const { text, action } = newest;
    announce(action ? `${text} ${KEY}: ${action.text}.` : text);
    const go = ({ key, defaultPrevented }: KeyboardEvent) => {
      // What has the focus may use the key itself, as the grid of a bulk upload does.
      if (key !== KEY || defaultPrevented) return;
      from.current = document.querySelector<HTMLElement>(":focus:not([popover] *)") ?? from.current;
      region.current?.querySelector<HTMLElement>("div:last-child > button")?.focus();
    };
    addEventListener("keydown", go);
    return () => removeEventListener("keydown", go);
  }, [newest]);
  // In the top layer, and raised again for each toast, so that what opened meanwhile does not cover it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: inside another dialog it is another element
  useEffect(() => {
    const box = region.current;
    // The element of a closed dialog is gone with its toasts; they render elsewhere in a moment.
    if (!box?.isConnected || !newest) return;
    box.showPopover();
    return () => box.hidePopover();
  }, [newest, modal]);
  // Read from the document each time: a button that disappears with its toast loses focus without an event.
  const look = () => setHeld(region.current?.matches(":hover, :focus-within") ?? false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that came or went may have moved under the pointer
  useEffect(() => {
    if (document.activeElement === document.body) from.current?.focus();
    look();
  }, [toasts, modal]);
  const lines = (
    <section
      ref={region}
      popover="manual"
      aria-label={t`Notices`}
      className={cx("region")}
      onPointerEnter={look}
      onPointerLeave={look}
      onFocus={look}
      onBlur={() => {
        from.current = null;
        look();
      }}
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} held={held} onDone={dismiss} />
      ))}
    </section>
  );
  return modal ? createPortal(lines, modal) : lines;
}

interface ToastProps {
  toast: Toast;
  /** The pointer or focus is on the toasts. */
  held: boolean;
  onDone: (id: number) => void;
}

function ToastLine({ toast, held, onDone }: ToastProps) {
  const { id, tone, text, action } = toast;
  const stay = stayOf(toast);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDone(id), stay);
    return () => clearTimeout(timer);
  }, [held, id, onDone, stay]);
  return (
    <div className={cx("toast", tone)}>
      {tone === "success" && <SealIcon />}
      {tone === "danger" && <AlertIcon />}
      <p className={cx("text")} lang={messageLanguage(text)}>
        {text}
      </p>
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
        label={t`Dismiss`}
        icon={<CloseIcon size="sm" />}
        className={cx("close")}
        onClick={() => onDone(id)}
      />
    </div>
  );
}
