import { declarationsOf } from "@jobmap/widget/embed-code";
import type { StudioState } from "@jobmap/widget/studio-state";

/** What a page's Content-Security-Policy has to allow for a delivery; empty if nothing. */
export function policyOf({ delivery }: Pick<StudioState, "delivery">, host: string): string {
  if (delivery === "link") return "";
  if (delivery === "iframe") return `frame-src ${host};`;
  // Live updates use a WebSocket, whose scheme the policy must list separately.
  return `script-src ${host};\nconnect-src ${host} ${host.replace(/^http/, "ws")};\nimg-src ${host};`;
}

/** The embed code's style attribute as a CSS rule, for pages whose policy forbids style attributes. */
export function ruleOf(state: StudioState): string {
  const selector = state.delivery === "module" ? "#jobs" : "job-map";
  const lines = declarationsOf(state).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join("\n")}\n}`;
}
