import { applicationLifecycle } from "./application.ts";
import { bulkLifecycle } from "./bulk-upload.ts";
import { interviewLifecycle } from "./interview.ts";
import { jobLifecycle } from "./job.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { paymentLifecycle } from "./payment.ts";

const words = (text: string) => text.replaceAll("_", " ");

/** All lifecycles as Markdown, with a diagram each, generated from the code. */
export function drawLifecycles(): string {
  return [
    "# Lifecycles",
    "",
    "Drawn from `api/src/lifecycles` by `npm run lifecycles`; a test keeps this page and the code equal. Whatever is not drawn here cannot",
    "happen: the API answers `409 illegal_transition`.",
    "",
    "## A listing",
    "",
    ...draw(jobLifecycle),
    "",
    "## An application",
    "",
    ...draw(applicationLifecycle),
    "",
    "## An interview",
    "",
    ...draw(interviewLifecycle),
    "",
    "## A bulk upload",
    "",
    ...draw(bulkLifecycle),
    "",
    "## A payment",
    "",
    ...draw(paymentLifecycle),
    "",
  ].join("\n");
}

function draw<S extends string, A extends string, F extends string>(lifecycle: Lifecycle<S, A, F>): string[] {
  const arrows = lifecycle.transitions.flatMap(({ from, to, action, by, when }) =>
    from.map((state) => `  ${state} --> ${to}: ${label(action, by, when)}`),
  );
  const rows = lifecycle.transitions.map(({ action, from, to, by, when, writes, tells }) =>
    row(
      words(action),
      from.join(", "),
      to,
      by.join(", "),
      words(when ?? ""),
      writes ?? "",
      tells?.join(", ") ?? "",
    ),
  );
  return [
    "```mermaid",
    "stateDiagram-v2",
    `  [*] --> ${lifecycle.initial}`,
    ...arrows,
    "```",
    "",
    row("Action", "From", "To", "By", "When", "Writes besides the status", "Tells"),
    row(...Array.from({ length: 7 }, () => "---")),
    ...rows,
  ];
}

const label = (action: string, by: readonly string[], when?: string) =>
  `${words(action)} (${by.join(", ")}${when ? `; ${words(when)}` : ""})`;

const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;
