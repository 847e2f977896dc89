import { create } from "zustand";

export interface Toast {
  id: number;
  tone: "neutral" | "success" | "danger";
  text: string;
  /** An action. It must never be the only way to do it, since toasts disappear. */
  action?: { text: string; run: () => void };
}

interface ToastStore {
  toasts: readonly Toast[];
  dismiss: (id: number) => void;
}

/** How long a toast stays, unless it has the pointer or focus: users need time to find its action. */
export const stayOf = ({ action }: Pick<Toast, "action">): number => (action ? 8000 : 2000);

/** Maximum number of visible toasts; the oldest are removed first. */
const MAX_VISIBLE = 4;

let last = 0;

export const useToasts = create<ToastStore>()((set) => ({
  toasts: [],
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** Shows a toast in the top right corner. A toast with the same text replaces the earlier one. */
export function toast(text: string, options: Partial<Pick<Toast, "tone" | "action">> = {}): number {
  const next: Toast = { id: ++last, tone: "neutral", text, ...options };
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter((other) => other.text !== text), next].slice(-MAX_VISIBLE),
  }));
  return next.id;
}
