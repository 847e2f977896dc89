import { t } from "#text";
import { download } from "../../lib/download.ts";
import { tell } from "../../lib/failures.ts";
import { Button, ChevronDownIcon, DownloadIcon, Menu } from "../../ui/index.ts";
import { filterQuery } from "./list-query.ts";
import type { ApplicantsSearch } from "./use-applicants-search.ts";

const FORMATS = [
  { id: "csv", text: t`Export as CSV` },
  { id: "xlsx", text: t`Export as Excel` },
] as const;

/** What is shown, as a table for other programs. */
export function ExportMenu({ state }: { state: ApplicantsSearch }) {
  const save = (format: "csv" | "xlsx") =>
    download(
      "GET employer/application/export",
      { query: { ...filterQuery(state), format } },
      `applications.${format}`,
    ).catch((failure: unknown) => tell(failure));
  return (
    <Menu
      label={t`Export`}
      items={FORMATS.map(({ id, text }) => ({ id, text, onSelect: () => void save(id) }))}
      trigger={(wired) => (
        <Button
          {...wired}
          variant="line"
          icon={<DownloadIcon />}
          iconEnd={<ChevronDownIcon size="sm" />}
        >{t`Export`}</Button>
      )}
    />
  );
}
