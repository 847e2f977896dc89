import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { modalOpened } from "../../lib/modals.ts";
import { IconButton } from "../actions/IconButton.tsx";
import { classNames } from "../classes.ts";
import { Heading } from "../content/Heading.tsx";
import { Announcer } from "../feedback/LiveRegion.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import styles from "./Dialog.module.css";

const cx = classNames(styles);
/** Room that toasts take at most, and one at least, with what is around them, in pixels. */
const [TOAST_WIDTH, TOAST_HEIGHT] = [440, 72];
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop, the cross. The owner closes it by setting `open`. */
  onClose: () => void;
  title: string;
  /** Buttons at the foot, the safe one first: "Keep it", "Take it off". */
  actions?: ReactNode;
  /** `center` asks a question; `side` holds filters. Both rise from the bottom edge on phones. */
  placement?: "center" | "side";
  /** `wide` compares things side by side. */
  size?: "usual" | "wide";
  /** `blurred` hides what lies behind it. */
  backdrop?: "dim" | "blurred";
  /** Something would be lost: the backdrop does not close it, and screen readers call it an alert. */
  alert?: boolean;
  children?: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus stays inside and returns to where it was, the page behind is
 * inert, Escape closes. The content is there only while it is open, so its state starts afresh each time.
 */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  placement = "center",
  size = "usual",
  backdrop = "dim",
  alert = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  // Before React takes it off the page: a dialog that is gone cannot give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const root = document.documentElement;
    // The page is held still behind it; where a scroll bar took room, the room stays.
    root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? "stable" : "";
    dialog.showModal();
    const closed = modalOpened(dialog);
    leaveHeadFree(dialog);
    // Words alone that are too long for the window have to be reached by the keyboard to be scrolled.
    const text = body.current;
    if (text && text.scrollHeight > text.clientHeight && !text.querySelector(FOCUSABLE)) text.tabIndex = 0;
    return () => {
      closed();
      dialog.close();
    };
  }, [open]);
  return (
    // Pressing the dialog element itself is pressing its backdrop; the keyboard has Escape for it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape arrives as the cancel event
    <dialog
      ref={ref}
      role={alert ? "alertdialog" : undefined}
      aria-labelledby={id}
      className={cx("dialog", placement, size, backdrop)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !alert) onClose();
      }}
    >
      {open && (
        // No `header` and `footer`: in a dialog they are the page's banner and contentinfo a second time.
        <div className={cx("sheet")}>
          <div className={cx("head")}>
            <Heading level={2} id={id} className={cx("title")}>
              {title}
            </Heading>
            {!alert && <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />}
          </div>
          {children !== undefined && (
            <div ref={body} className={cx("body")}>
              {children}
            </div>
          )}
          {actions && <div className={cx("foot")}>{actions}</div>}
          {/* The page's own is not heard while it is inert. */}
          <Announcer />
        </div>
      )}
    </dialog>
  );
}

/** Notices stand at the top right, in half a screen at most: where the head of a dialog does, they begin below its title and its cross. */
function leaveHeadFree(dialog: HTMLElement): void {
  const head = dialog.firstElementChild?.firstElementChild;
  if (!(head instanceof HTMLElement)) return;
  // By layout alone: where it is while it slides in says nothing.
  const end = dialog.offsetLeft + head.offsetLeft + head.offsetWidth;
  const top = dialog.offsetTop + head.offsetTop;
  const isThere = top < TOAST_HEIGHT && end > window.innerWidth - TOAST_WIDTH;
  dialog.style.setProperty("--jm-toasts-from", isThere ? `${top + head.offsetHeight}px` : null);
}
