import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CompanyMeta } from "../src/core/company-columns-meta.ts";
import { payText } from "../src/core/pay.ts";
import { payLabelText } from "../src/core/pay-label.ts";
import { DEFAULTS } from "../src/core/read-options.ts";
import { speechOf } from "../src/core/speech.ts";
import { addLanguage, ENGLISH, loadLanguage } from "../src/core/strings.ts";
import { SPANISH } from "../src/core/strings-es.ts";
import { countText } from "../src/ui/state/count-text.ts";
import { firstState } from "../src/ui/state/first-state.ts";
import { spoken } from "../src/ui/state/spoken.ts";

const meta = (country: string | null): CompanyMeta => ({
  company: { id: 1, username: "a", slug: "a", name: "A", logo: null, text: null, is_demo: false },
  mode: "columns",
  total: 10_000,
  version: 1,
  day: 0,
  bounds: null,
  country,
  currencies: [],
  categories: [],
  first: null,
});
const HERE = meta("US");
const PAY = { currency: "USD", min: 1_450, max: 1_675, unit: "HOUR" } as const;

/** All that a reader of a locale is told in it. */
function heard(locale: string, where: CompanyMeta | null = HERE) {
  const given = { ...DEFAULTS, locale };
  const { options, strings, dir } = spoken(given, where);
  const count = countText({ ...firstState(given, []), options, strings, total: 10_000 });
  const pay = payText(PAY, options.locale).replaceAll("\u00a0", " ");
  return { lang: options.locale, dir, units: options.units, count, pay };
}

describe("words, numbers, money, direction and units", async () => {
  await loadLanguage("es");
  const english = { lang: "en", dir: "ltr", count: "10,000 jobs", pay: "$14.50 to $16.75 an hour" };
  const spanish = { dir: "ltr", count: "10,000 empleos", pay: "de $14.50 a $16.75 por hora" };

  it.each([
    ["ar", { ...english, units: "km" }],
    ["he", { ...english, units: "km" }],
    ["fr", { ...english, units: "km" }],
    ["de-CH", { ...english, units: "km" }],
    ["pt-BR", { ...english, units: "km" }],
    ["en-us-us", { ...english, units: "mi" }],
    ["en", { ...english, units: "mi" }],
    ["en-GB", { ...english, lang: "en-GB", units: "mi" }],
    ["es", { ...spanish, lang: "es-US", units: "mi" }],
    ["es-US", { ...spanish, lang: "es-US", units: "mi" }],
    ["es-MX", { ...spanish, lang: "es-MX", units: "km" }],
  ])("for %s have one language", (locale, said) => expect(heard(locale)).toEqual(said));

  it("for Spanish are the country's own if the jobs are not in the United States", () => {
    for (const where of [meta("ES"), meta("EC"), meta(null), null])
      expect(heard("es", where)).toMatchObject({ lang: "es", units: "km" });
    expect(heard("es-ES")).toMatchObject({ lang: "es-ES", count: "10.000 empleos" });
  });

  it("follow a language that a page adds, and its direction", () => {
    addLanguage("he", { ...SPANISH, jobs: (count) => `${count} משרות` });
    expect(heard("he")).toMatchObject({ lang: "he", dir: "rtl", count: "10,000 משרות" });
  });

  it("are always supported by the browser and the widget", () => {
    const tags = fc.stringMatching(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/);
    fc.assert(
      fc.property(tags, (tag) => {
        const locale = speechOf(tag, (one) => /^(en|es)\b/.test(one), "US");
        expect(locale).toMatch(/^(en|es)\b/);
        expect(() => new Intl.NumberFormat(locale)).not.toThrow();
      }),
    );
  });
});

it("use the singular for one, in either language", () => {
  expect(ENGLISH.andMore("1", true)).toBe("and 1 more place");
  expect(ENGLISH.andMore("2", false)).toBe("and 2 more places");
  expect(SPANISH.andMore("1", true)).toBe("y 1 lugar más");
});

it("use one language for a plate's period and everything else", () => {
  const yearly = { currency: "USD", min: 5_200_000, max: null, unit: "YEAR" } as const;
  expect(payLabelText(yearly, "es-US")).toBe("$52k/año");
  expect(payLabelText(yearly, "en")).toBe("$52k/yr");
});
