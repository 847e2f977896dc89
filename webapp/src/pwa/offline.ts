/** The page that is shown without a connection: what was kept, and how old it is. */

import { type Kept, KINDS, type Kind, readKept } from "./kept.ts";
import { type OfflineTexts, textsFor } from "./offline-texts.ts";

const MINUTE_SECONDS = 60;
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", MINUTE_SECONDS],
] as const;

/** "3 hours ago". */
function ago(savedAt: number, locale: string): string {
  const seconds = Math.max(0, (Date.now() - savedAt) / 1_000);
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ["minute", MINUTE_SECONDS];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return seconds < MINUTE_SECONDS
    ? format.format(0, "second")
    : format.format(-Math.floor(seconds / size), unit);
}

type Child = string | Node;

/** An element with texts, never with markup. */
function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function section(kind: Kind, kept: Kept, texts: OfflineTexts): HTMLElement {
  const count = (n: number) => n.toLocaleString(kept.locale);
  const time = element("p", { className: "age" }, texts.savedAt(ago(kept.savedAt, kept.locale)));
  const jobs = kept.jobs.map(({ title, company, place, pay }) =>
    element(
      "li",
      {},
      element("strong", {}, title),
      element("span", {}, [company, place].filter(Boolean).join(" · ")),
      ...(pay ? [element("span", { className: "pay" }, pay)] : []),
    ),
  );
  const { picture } = kept;
  return element(
    "section",
    { id: kind },
    element("h2", {}, texts[kind]),
    time,
    ...(picture
      ? [
          element("img", {
            src: picture.url,
            width: picture.width,
            height: picture.height,
            alt: texts.picture,
          }),
        ]
      : []),
    ...(kept.total > jobs.length
      ? [element("p", {}, texts.part(count(jobs.length), count(kept.total)))]
      : []),
    jobs.length > 0 ? element("ol", {}, ...jobs) : element("p", {}, texts.noJobs),
  );
}

async function show(): Promise<void> {
  const kept = await Promise.all(KINDS.map(async (kind) => [kind, await readKept(kind)] as const));
  const newest = kept.flatMap(([, each]) => each ?? []).sort((a, b) => b.savedAt - a.savedAt)[0];
  const locale = newest?.locale || navigator.language;
  const texts = textsFor(locale);
  document.documentElement.lang = locale;
  document.title = `${texts.offline} | Jobmap`;
  const again = element("button", { type: "button", onclick: () => location.reload() }, texts.again);
  const connected = element("p", { role: "status" });
  const parts = kept.flatMap(([kind, each]) => (each ? [section(kind, each, texts)] : []));
  document
    .querySelector("main")
    ?.replaceChildren(
      element("h1", {}, navigator.onLine ? texts.online : texts.offline),
      element("p", {}, parts.length > 0 ? texts.about : texts.nothing),
      element("p", { className: "act" }, again, connected),
      ...parts,
    );
  addEventListener("online", () => connected.replaceChildren(texts.connected));
  addEventListener("offline", () => connected.replaceChildren());
}

try {
  // As `features/shell/theme.ts` stores it.
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset["theme"] = theme;
} catch {
  // Without storage the system's theme applies.
}
void show();
// Another tab may sign somebody out.
addEventListener("storage", () => void show());
addEventListener("focus", () => void show());
