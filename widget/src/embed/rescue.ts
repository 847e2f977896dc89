/** What is shown while a widget fails to load: a message, a link, a button. A separate file, loaded only when that happens. */
import { parseFirstJobs } from "../core/company-columns-meta.ts";
import { tellFailure } from "../ui/trouble/tell-failure.ts";
import type { Waiting } from "./bring.ts";
import { RESCUE_CSS } from "./rescue-styles.ts";
import { pageScheme } from "./scheme.ts";
import { whyNotLoaded } from "./why-not-loaded.ts";

const ENGLISH = {
  text: "The job map did not load. Retrying…",
  link: (total: string, company: string) => `View the ${total} open jobs at ${company}`,
  one: (company: string) => `View the open job at ${company}`,
  unknown: "View open jobs",
  retry: "Try again",
};
const SPANISH: typeof ENGLISH = {
  text: "El mapa de empleos no se cargó. Seguimos intentándolo.",
  link: (total, company) => `Ver los ${total} empleos de ${company}`,
  one: (company) => `Ver el empleo de ${company}`,
  unknown: "Ver los empleos",
  retry: "Intentar de nuevo",
};

/** Reports the error in the console and by an event, and shows a message over the element: below the first picture if there is one. */
export function rescue(waiting: Waiting): void {
  const { element, options, error } = waiting;
  const detail = { code: "load", message: String(error) };
  element.dispatchEvent(new CustomEvent("jobmap:error", { bubbles: true, composed: true, detail }));
  tellFailure({
    element,
    company: String(options["company"]),
    host: String(options["host"]),
    nonce: options["nonce"],
    why: (origin) => whyNotLoaded(error, origin),
  });
  if (element.shadowRoot?.querySelector(".rescue")) return;
  const { company, host } = options;
  // biome-ignore lint/suspicious/noConsole: the person who looks after the page reads it there
  console.error(
    `[Jobmap] The job map of ${company} did not load: ${error}. Retrying. If it keeps failing, does the page's Content-Security-Policy allow ${host} in script-src and connect-src, and does a plugin or a proxy change or block ${host}/widget/? More: ${host}/jobmap-integration`,
    element,
  );
  show(waiting);
}

function show({ element, options, first, link, again }: Waiting): void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RESCUE_CSS);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const asked = String(options["locale"] ?? element.closest<HTMLElement>("[lang]")?.lang);
  const locale = /^es\b/i.test(asked) ? asked : "en";
  const words = locale === "en" ? ENGLISH : SPANISH;
  link.textContent = words.unknown;
  void first?.jobs.then(parseFirstJobs).then(
    ({ meta: { total, company } }) => {
      const count = new Intl.NumberFormat(locale).format(total);
      link.textContent = total === 1 ? words.one(company.name) : words.link(count, company.name);
    },
    () => {},
  );

  const box = make("div", "rescue");
  box.lang = locale;
  box.dir = "ltr";
  const { theme } = options;
  box.style.colorScheme = theme === "light" || theme === "dark" ? theme : pageScheme(element);
  const text = make("p");
  text.role = "status";
  text.textContent = words.text;
  const retry = make("button");
  retry.setAttribute("type", "button");
  retry.textContent = words.retry;
  retry.addEventListener("click", again);
  box.append(text, make("slot"), retry);
  root.querySelector("slot")?.remove();
  root.append(box);
}

function make(name: string, className = ""): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
