import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#text";
import { act, call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, CloseIcon, Dialog, IconButton, TextField } from "../../ui/index.ts";
import styles from "./Applicants.module.css";
import type { ShownApplicants } from "./use-applicants-search.ts";

/** Lists of applicants that this account has named: filters, order, view and density. */
export function SavedViews({ shown }: { shown: ShownApplicants }) {
  const views = useQuery(endpointQuery("GET employer/applicants/views", {}));
  const [name, setName] = useState("");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const keep = async (body: { name: string; query: string }) => {
    try {
      const kept = await call("POST employer/applicants/save-view", { body });
      toast(t`View saved: ${kept.name}`, { tone: "success" });
      return true;
    } catch (failure) {
      tell(failure);
      return false;
    }
  };
  const keepShown = async () => {
    if (await keep({ name, query: shown.query })) setName("");
  };
  const forget = ({ id, ...view }: { id: number; name: string; query: string }) =>
    act("POST employer/applicants/delete-view", { body: { id } }).then(
      () => toast(t`View deleted: ${view.name}`, { action: { text: t`Undo`, run: () => void keep(view) } }),
      (failure: unknown) => tell(failure),
    );
  const saved = views.data ?? [];
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>{t`Views`}</Button>
      <Dialog open={open} onClose={close} title={t`Saved views`}>
        <div className={styles["panel"]}>
          {views.isLoadingError && (
            <p role="alert" className={styles["fine"]}>
              {t`Your views did not load.`}{" "}
              <Button size="sm" variant="line" onClick={() => void views.refetch()}>
                {t`Try again`}
              </Button>
            </p>
          )}
          {views.data && saved.length === 0 && (
            <p className={styles["fine"]}>{t`Name this list to open it again with one press.`}</p>
          )}
          {saved.length > 0 && (
            <ul className={styles["views"]}>
              {saved.map((view) => (
                <li key={view.id}>
                  <button
                    type="button"
                    lang={UNKNOWN_LANGUAGE}
                    className={styles["view"]}
                    aria-current={view.query === shown.query || undefined}
                    onClick={() => {
                      shown.showQuery(view.query);
                      close();
                    }}
                  >
                    {view.name}
                  </button>
                  <IconButton
                    size="sm"
                    label={t`Delete view ${view.name}`}
                    icon={<CloseIcon />}
                    onClick={() => void forget(view)}
                  />
                </li>
              ))}
            </ul>
          )}
          <form
            className={styles["pair"]}
            onSubmit={(event) => {
              event.preventDefault();
              if (name.trim() !== "") void keepShown();
            }}
          >
            <TextField
              label={t`Name of this view`}
              value={name}
              maxLength={80}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Button type="submit" variant="line" disabled={name.trim() === ""}>{t`Save`}</Button>
          </form>
        </div>
      </Dialog>
    </>
  );
}
