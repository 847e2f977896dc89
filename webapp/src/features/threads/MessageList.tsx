import type { Thread, ThreadMessage } from "@jobmap/contract";
import { Fragment } from "react";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { classNames } from "../../ui/index.ts";
import { linkedText } from "./linked-text.ts";
import styles from "./Threads.module.css";

const cx = classNames(styles);
const WHEN = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

interface MessageListProps {
  side: Thread["side"];
  messages: readonly ThreadMessage[];
  /** Id of the first message that was unread when the conversation was opened. */
  firstNew: number | undefined;
}

/** Messages, oldest first; one's own at the end of the line. */
export function MessageList({ side, messages, firstNew }: MessageListProps) {
  return (
    <ol className={cx("messages")} aria-label={t`Messages`}>
      {messages.map((message) => (
        <Fragment key={message.id}>
          {message.id === firstNew && (
            <li className={cx("new")}>{t({ message: "New", context: "messages from here on" })}</li>
          )}
          <li className={cx("message", message.side === side && "own")}>
            <p className={cx("text")} dir="auto" lang={UNKNOWN_LANGUAGE}>
              {withLinks(message.text)}
            </p>
            <p className={cx("by")}>
              {message.author}, <time dateTime={message.at}>{WHEN.format(new Date(message.at))}</time>
            </p>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

function withLinks(text: string) {
  let at = 0;
  return linkedText(text).map(({ text: words, href }) => {
    const key = at;
    at += words.length;
    return href === undefined ? (
      <Fragment key={key}>{words}</Fragment>
    ) : (
      <a key={key} href={href} rel="nofollow noopener noreferrer ugc" target="_blank">
        {words}
      </a>
    );
  });
}
