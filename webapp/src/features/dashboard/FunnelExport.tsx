import type { Input } from "@jobmap/contract";
import { download } from "../../lib/download.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, ChevronDownIcon, DownloadIcon, Menu } from "../../ui/index.ts";

const FORMATS = [
  { id: "csv", text: "Export as CSV" },
  { id: "xlsx", text: "Export as Excel" },
] as const;

/** What the table shows, with every row, for other programs. */
export function FunnelExport({ query }: { query: Input<"GET employer/funnel">["query"] }) {
  const save = (format: "csv" | "xlsx") =>
    download("GET employer/funnel/export", { query: { ...query, format } }, `results.${format}`).catch(
      (failure: unknown) =>
        toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", {
          tone: "danger",
        }),
    );
  return (
    <Menu
      label="Export the figures"
      items={FORMATS.map(({ id, text }) => ({ id, text, onSelect: () => void save(id) }))}
      trigger={(wired) => (
        <Button
          {...wired}
          variant="line"
          size="sm"
          icon={<DownloadIcon />}
          iconEnd={<ChevronDownIcon size="sm" />}
        >
          Export
        </Button>
      )}
    />
  );
}
