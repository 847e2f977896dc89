import { EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import { type ReactElement, useLayoutEffect, useRef } from "react";
import { lateStringsFor } from "../../core/strings-late.ts";
import { adoptSheet } from "../../map/sheet.ts";
import type { FilterActions } from "../state/actions.ts";
import { countFilters, NO_FILTERS, type WidgetState } from "../state/state.ts";
import { CHOICES_CSS } from "./choices-styles.ts";

const PAY_STEPS = [30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000];

/** The values of all filters, each with the number of jobs that would match. */
export function Choices({
  controller,
  state,
  onDone,
}: {
  readonly controller: FilterActions;
  readonly state: WidgetState;
  readonly onDone: () => void;
}): ReactElement {
  const { options, strings, filters, meta } = state;
  const late = lateStringsFor(options.locale);
  const whole = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (whole.current === null ? undefined : adoptSheet(whole.current, CHOICES_CSS)), []);
  const has = (name: (typeof options.filters)[number]): boolean => options.filters.includes(name);
  const number = new Intl.NumberFormat(options.locale);
  const money = new Intl.NumberFormat(options.locale, {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  });
  const flip = <T,>(list: readonly T[], value: T): readonly T[] =>
    list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  const box = (text: string, isOn: boolean, count: number | null, change: () => void): ReactElement | null =>
    count === 0 && !isOn ? null : (
      <label key={text}>
        <input type="checkbox" checked={isOn} onChange={change} />
        {text}
        {count !== null && <i>{number.format(count)}</i>}
      </label>
    );
  return (
    <div ref={whole} className="choices" part="choices">
      {has("type") && (
        <fieldset>
          <legend>{late.type}</legend>
          {EMPLOYMENT_TYPES.map((type) =>
            box(
              strings.types[type],
              filters.employmentTypes.includes(type),
              controller.countWith({ employmentTypes: [type] }),
              () => controller.setFilters({ employmentTypes: flip(filters.employmentTypes, type) }),
            ),
          )}
        </fieldset>
      )}
      {has("remote") && (
        <fieldset>
          <legend>{late.where}</legend>
          {LOCATION_TYPES.map((type) =>
            box(
              strings.places[type],
              filters.locationTypes.includes(type),
              controller.countWith({ locationTypes: [type] }),
              () => controller.setFilters({ locationTypes: flip(filters.locationTypes, type) }),
            ),
          )}
        </fieldset>
      )}
      {has("category") && (meta?.categories.length ?? 0) > 1 && (
        <label className="field">
          {late.category}
          <select
            value={String(filters.categories[0] ?? "")}
            onChange={(event) => {
              const { value } = event.currentTarget;
              controller.setFilters({ categories: value === "" ? [] : [Number(value)] });
            }}
          >
            <option value="">{late.anyCategory}</option>
            {meta?.categories.map(({ id, code, name }) => (
              <option key={id} value={String(id)}>
                {late.categories[code.slice(0, 2)] ?? name}
              </option>
            ))}
          </select>
        </label>
      )}
      {has("pay") && (
        <label className="field">
          {late.pay}
          <select
            value={String(filters.payFloor ?? "")}
            onChange={(event) => {
              const { value } = event.currentTarget;
              controller.setFilters({ payFloor: value === "" ? null : Number(value) });
            }}
          >
            <option value="">{late.anyPay}</option>
            {PAY_STEPS.map((amount) => (
              <option key={amount} value={String(amount * 100)}>
                {late.payFrom(money.format(amount))}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="row">
        <button
          part="button"
          type="button"
          className="plain"
          disabled={countFilters(filters) === 0}
          onClick={() =>
            controller.setFilters({ ...NO_FILTERS, search: filters.search, location: filters.location })
          }
        >
          {strings.clear}
        </button>
        <button part="button primary" type="button" className="main" onClick={onDone}>
          {late.done}
        </button>
      </div>
    </div>
  );
}
