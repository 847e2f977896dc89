import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { t } from "#text";
import { modalOpened } from "../../lib/modals.ts";
import { IconButton } from "../actions/IconButton.tsx";
import { classNames } from "../classes.ts";
import { Heading } from "../content/Heading.tsx";
import { Announcer } from "../feedback/LiveRegion.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import styles from "./Dialog.module.css";

const cx = classNames(styles);
/** Maximum width of the toasts and minimum height of one, including their margins, in pixels. */
const [TOAST_WIDTH, TOAST_HEIGHT] = [440, 72];
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

export interface DialogProps {
  open: boolean;
  /** Called on Escape, a press on the backdrop, or the close button. The parent closes the dialog by setting `open`. */
  onClose: () => void;
  title: string;
  /** Footer buttons, the safe one first: "Keep it", "Take it off". */
  actions?: ReactNode;
  /** `center` asks a question; `side` contains filters. On phones both slide up from the bottom edge. */
  placement?: "center" | "side";
  /** `wide` is for side-by-side comparisons. */
  size?: "usual" | "wide";
  /** `blurred` hides the page behind it. */
  backdrop?: "dim" | "blurred";
  /** Data could be lost: the backdrop does not close it, and it has the role `alertdialog`. */
  alert?: boolean;
  children?: ReactNode;
}

/**
 * A modal dialog based on the browser's `<dialog>`: it traps and restores focus, the page behind is inert, and Escape closes it. Its
 * content is mounted only while it is open, so its state starts fresh each time.
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
  // Closes before React unmounts it: a removed dialog cannot restore focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const root = document.documentElement;
    // The page behind it cannot scroll; the scroll bar's space is kept.
    root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? "stable" : "";
    dialog.showModal();
    const closed = modalOpened(dialog);
    leaveHeadFree(dialog);
    // Text that is too long for the window needs a focusable container, so that the keyboard can scroll it.
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
        // No `header` and `footer` elements: in a dialog they would be a second banner and contentinfo landmark.
        <div className={cx("sheet")}>
          <div className={cx("head")}>
            <Heading level={2} id={id} className={cx("title")}>
              {title}
            </Heading>
            {!alert && <IconButton label={t`Close`} icon={<CloseIcon />} onClick={onClose} />}
          </div>
          {children !== undefined && (
            <div ref={body} className={cx("body")}>
              {children}
            </div>
          )}
          {actions && <div className={cx("foot")}>{actions}</div>}
          {/* The page's own live region is not read while the page is inert. */}
          <Announcer />
        </div>
      )}
    </dialog>
  );
}

/**
 * Toasts are in the top right corner and fill at most half the screen: if a dialog's head is there, they start below its title and close
 * button.
 */
function leaveHeadFree(dialog: HTMLElement): void {
  const head = dialog.firstElementChild?.firstElementChild;
  if (!(head instanceof HTMLElement)) return;
  // From layout only: its position during the slide-in animation is irrelevant.
  const end = dialog.offsetLeft + head.offsetLeft + head.offsetWidth;
  const top = dialog.offsetTop + head.offsetTop;
  const isThere = top < TOAST_HEIGHT && end > window.innerWidth - TOAST_WIDTH;
  dialog.style.setProperty("--jm-toasts-from", isThere ? `${top + head.offsetHeight}px` : null);
}
