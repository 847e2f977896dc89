import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../classes.ts";
import { Spinner } from "../feedback/Spinner.tsx";
import styles from "./Button.module.css";

const cx = classNames(styles);

export interface ButtonLook {
  /** `primary` is ink, one per view. `danger` names what it destroys. `bare` is for rows of minor actions. */
  variant?: "primary" | "line" | "bare" | "danger";
  size?: "sm" | "md" | "lg";
  /** As wide as its container. */
  block?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<"button"> {
  /** Work is in progress: the button keeps its size and focus, and ignores presses. */
  busy?: boolean;
}

export function Button({ variant, size, block, icon, iconEnd, busy = false, ...rest }: ButtonProps) {
  const { className, children, onClick, type = "button", ...button } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      type={type}
      className={look({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {iconEnd}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithRef<typeof Link> {}

/** A link styled as a button. Absolute URLs leave the app. */
export function ButtonLink({ variant, size, block, icon, iconEnd, ...rest }: ButtonLinkProps) {
  const { className, children, ...link } = rest;
  return (
    <Link {...link} className={look({ variant, size, block }, className)}>
      {icon}
      {children}
      {iconEnd}
    </Link>
  );
}

interface Look {
  variant: ButtonLook["variant"];
  size: ButtonLook["size"];
  block: boolean | undefined;
}

function look({ variant = "primary", size = "md", block }: Look, className: string | undefined): string {
  return cx("button", variant, size, block && "block", className);
}
