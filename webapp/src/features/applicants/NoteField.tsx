import { type KeyboardEvent, useId, useRef, useState } from "react";
import { plural, t } from "#text";
import { SuggestionList, stepActive, TextArea, VisuallyHidden } from "../../ui/index.ts";
import { type Begun, begunAt, type Colleague, matching } from "./mentions.ts";
import styles from "./NoteField.module.css";

interface NoteFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
  colleagues: readonly Colleague[];
}

/** A note in which `@` begins the name of a colleague: arrows choose, Enter or Tab takes, Escape leaves the text as it is. */
export function NoteField({ name, value, error, onText, colleagues }: NoteFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<Begun>();
  const [active, setActive] = useState(0);
  const items = begun ? matching(colleagues, begun.typed) : [];
  const isOpen = items.length > 0;
  const follow = ({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    setBegun(selectionStart === selectionEnd ? begunAt(text, selectionStart) : undefined);
    setActive(0);
  };
  const take = (index: number) => {
    const item = items[index];
    const box = area.current;
    if (!item || !begun || !box) return;
    const rest = value.slice(begun.at + 1 + begun.typed.length);
    const head = `${value.slice(0, begun.at)}@${item.text}${/^\s/u.test(rest) ? "" : " "}`;
    onText(head + rest);
    setBegun(undefined);
    box.focus();
    requestAnimationFrame(() => box.setSelectionRange(head.length, head.length));
  };
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = stepActive(event.key, active, items.length);
    if (step !== undefined) setActive(step);
    else if ((event.key === "Enter" || event.key === "Tab") && active >= 0) take(active);
    else if (event.key === "Escape") {
      event.stopPropagation();
      setBegun(undefined);
    } else return;
    event.preventDefault();
  };
  return (
    <div className={styles["box"]}>
      <TextArea
        ref={area}
        label={t`Private note`}
        rows={2}
        hint={t`Only your company can see this. Candidates never see notes. @ mentions a colleague.`}
        name={name}
        value={value}
        error={error}
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={(event) => {
          onText(event.currentTarget.value);
          follow(event.currentTarget);
        }}
        onKeyDown={keyDown}
        onBlur={() => setBegun(undefined)}
      />
      <VisuallyHidden>
        <span role="status">{isOpen && foundText(items.length)}</span>
      </VisuallyHidden>
      {isOpen && (
        <SuggestionList
          id={id}
          label={t`Colleagues`}
          query={begun?.typed ?? ""}
          items={items}
          failed={false}
          emptyText=""
          active={active}
          onHover={setActive}
          onTake={take}
        />
      )}
    </div>
  );
}

const foundText = (count: number) =>
  plural(count, { one: "# colleague. Use the arrow keys.", other: "# colleagues. Use the arrow keys." });
