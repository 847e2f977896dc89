import { useSearchParams } from "react-router";
import { t } from "#text";
import { PREFIX } from "../../lib/language.ts";
import { SearchField } from "../../ui/index.ts";

/** The words that a page is searched for, in its address. */
export const SEARCH_PARAM = "q";

/** Finds parts of a page while words are typed; without scripts, when Enter is pressed. */
export function PageSearch({ path }: { path: string }) {
  const [params, setParams] = useSearchParams();
  return (
    <search>
      <form action={PREFIX + path} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          label={t`Search this page`}
          labelHidden
          name={SEARCH_PARAM}
          placeholder={t`Search this page`}
          value={params.get(SEARCH_PARAM) ?? ""}
          onValueChange={(value) =>
            setParams(value === "" ? {} : { [SEARCH_PARAM]: value }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </form>
    </search>
  );
}
