import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { t } from "#text";
import { actWithToast } from "../../lib/aloud.ts";
import { ButtonLink, ErrorState, Page, Tabs, TextSkeleton } from "../../ui/index.ts";
import { FeedJobs } from "./FeedJobs.tsx";
import { SwitchAndErase } from "./SwitchAndErase.tsx";
import { preferencesQuery } from "./use-preferences.ts";
import { WaysForm } from "./WaysForm.tsx";
import { WishesForm } from "./WishesForm.tsx";

const TABS = [
  { id: "jobs", text: t`Jobs` },
  { id: "wishes", text: t`Wishes` },
  { id: "ways", text: t`Ways of working` },
] as const;
type TabId = (typeof TABS)[number]["id"];

/** `/culture-preferences`: the candidate's Job Feed, the wishes that it follows, and how the candidate wants to work. */
export function FeedView() {
  const preferences = useQuery(preferencesQuery);
  const [params, setParams] = useSearchParams();
  const selected = TABS.find(({ id }) => id === params.get("view"))?.id ?? "jobs";
  const show = (id: TabId) =>
    setParams(id === "jobs" ? {} : { view: id }, { preventScrollReset: true, replace: true });
  const { data } = preferences;
  return (
    <Page
      title={t`Your Job Feed`}
      lead={t`Jobs that meet your conditions. Employers see none of this.`}
      width="table"
      tools={<ButtonLink variant="line" to="/culture-preference">{t`How it works`}</ButtonLink>}
    >
      {preferences.isLoadingError ? (
        <ErrorState title={t`Your preferences did not load.`} onRetry={() => void preferences.refetch()}>
          <p>{preferences.error.message}</p>
        </ErrorState>
      ) : data === undefined ? (
        <TextSkeleton lines={8} />
      ) : (
        <>
          <Tabs label={t`Your Job Feed`} tabs={TABS} selected={selected} onSelectedChange={show}>
            {selected === "jobs" ? (
              <FeedJobs preferences={data} onWishes={() => show("wishes")} />
            ) : selected === "wishes" ? (
              <WishesForm preferences={data} />
            ) : (
              <WaysForm preferences={data} />
            )}
          </Tabs>
          <SwitchAndErase
            isOn={data.is_on}
            isStated={data.updated_at !== null}
            onSwitch={async (is_on) => {
              await actWithToast("POST user/preference/update", { body: { is_on } });
            }}
          />
        </>
      )}
    </Page>
  );
}
