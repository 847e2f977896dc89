import type { Input } from "@jobmap/contract";
import { t } from "#text";
import { download } from "../../lib/download.ts";
import { tell } from "../../lib/failures.ts";
import { Button, ChevronDownIcon, DownloadIcon, Menu } from "../../ui/index.ts";

const FORMATS = [
  { id: "csv", text: t`Export as CSV` },
  { id: "xlsx", text: t`Export as Excel` },
] as const;

/** What the table shows, with every row, for other programs. */
export function FunnelExport({ query }: { query: Input<"GET employer/funnel">["query"] }) {
  const save = (format: "csv" | "xlsx") =>
    download("GET employer/funnel/export", { query: { ...query, format } }, `results.${format}`).catch(
      (failure: unknown) => tell(failure),
    );
  return (
    <Menu
      label={t`Export the figures`}
      items={FORMATS.map(({ id, text }) => ({ id, text, onSelect: () => void save(id) }))}
      trigger={(wired) => (
        <Button
          {...wired}
          variant="line"
          size="sm"
          icon={<DownloadIcon />}
          iconEnd={<ChevronDownIcon size="sm" />}
        >{t`Export`}</Button>
      )}
    />
  );
}
