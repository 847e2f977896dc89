import { create } from "zustand";

export interface Toast {
  id: number;
  tone: "neutral" | "success" | "danger";
  text: string;
  /** One thing to do about it. It can never be the only way to do it: toasts go away. */
  action?: { text: string; run: () => void };
}

interface ToastStore {
  toasts: readonly Toast[];
  dismiss: (id: number) => void;
}

/** How long a toast stays, unless somebody is reading or reaching for it: what there is to do about it must be found first. */
export const stayOf = ({ action }: Pick<Toast, "action">): number => (action ? 8000 : 2000);

/** More at once than this, and the oldest give way. */
const MAX_VISIBLE = 4;

let last = 0;

export const useToasts = create<ToastStore>()((set) => ({
  toasts: [],
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** Shows a toast at the top right. The same words again replace the toast that says them. */
export function toast(text: string, options: Partial<Pick<Toast, "tone" | "action">> = {}): number {
  const next: Toast = { id: ++last, tone: "neutral", text, ...options };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => other.text !== text), next].slice(-MAX_VISIBLE),
  }));
  return next.id;
}
