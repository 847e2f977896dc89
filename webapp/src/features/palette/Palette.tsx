import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { plural, t } from "#text";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { useSession } from "../../lib/session.ts";
import { Button, classNames, Dialog, SearchIcon, Spinner } from "../../ui/index.ts";
import styles from "./Palette.module.css";
import { PaletteList } from "./PaletteList.tsx";
import type { PaletteItem } from "./palette-items.ts";
import { rememberRecent } from "./recent.ts";
import { usePaletteGroups } from "./use-palette-groups.ts";

const cx = classNames(styles);

interface PaletteProps {
  onClose: () => void;
}

/** Finds an employer's jobs, applicants, pages and actions by a few letters (WAI-ARIA combobox with a grouped listbox). */
export default function Palette({ onClose }: PaletteProps) {
  return (
    <Dialog open onClose={onClose} title={t`Search and go to`}>
      <ServerState>
        <Search onClose={onClose} />
      </ServerState>
    </Dialog>
  );
}

function Search({ onClose }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // After the dialog has opened, which takes the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const account = useSession(({ profile }) => profile?.id ?? 0);
  const [typed, setTyped] = useState("");
  const { groups, isSearching, failure, retry } = usePaletteGroups(typed);
  const options = groups.flatMap((group) =>
    group.items.map((item) => ({ key: `${group.id} ${item.id}`, item })),
  );
  // The chosen option stays when others arrive above or below it.
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen),
  );
  const active = options[at];
  const activeId = active && `${id}-${active.key.replaceAll(" ", "-")}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  const take = (item: PaletteItem) => {
    rememberRecent(account, item);
    onClose();
    if (item.run) return item.run();
    if (item.to === undefined) return;
    if (item.reload) location.assign(item.to);
    else void navigate(item.to);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen(options[(at + step + options.length) % options.length]?.key);
    else if (event.key === "Enter" && active) take(active.item);
    else return;
    event.preventDefault();
  };
  const isEmpty = options.length === 0 && !isSearching && !failure;
  return (
    <div className={cx("palette")}>
      <div className={cx("box")}>
        <SearchIcon />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t`Jobs, applicants, pages and actions`}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          placeholder={t`Jobs, applicants, pages and actions`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="go"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChosen(undefined);
          }}
          onKeyDown={keyDown}
          className={cx("input")}
        />
        {isSearching && <Spinner />}
      </div>
      <PaletteList id={id} groups={groups} active={active?.key} onHover={setChosen} onTake={take} />
      {failure && (
        <p className={cx("note")} role="alert">
          {t`Jobs and applicants could not be searched.`} {failure.message}{" "}
          <Button size="sm" variant="line" onClick={retry}>
            {t`Try again`}
          </Button>
        </p>
      )}
      <p className={cx("note", !isEmpty && "unseen")} role="status">
        {isEmpty
          ? t`Nothing has all of these words.`
          : isSearching
            ? ""
            : plural(options.length, { one: "# result", other: "# results" })}
      </p>
      <p className={cx("keys")} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t`to choose`} <kbd>Enter</kbd> {t`to open`} <kbd>Esc</kbd> {t`to close`}
      </p>
    </div>
  );
}
