import type { WidgetState } from "./state.ts";

/** "120 jobs", "9 of 120 jobs in view", "3 jobs at this place". */
export function countText({ strings, area, list, total, options }: WidgetState): string {
  const format = new Intl.NumberFormat(options.locale);
  if (area === null) return strings.jobs(format.format(total), total === 1);
  if (area.isPlace) return strings.jobsHere(format.format(list.total), list.total === 1);
  return strings.jobsInView(format.format(list.total), format.format(total), total === 1);
}
