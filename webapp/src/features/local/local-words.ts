import type { LocalJobs } from "@jobmap/contract";
import { plural, t } from "#text";

export const localPath = (place: string, occupation?: string) =>
  `/jobs/in/${place}${occupation === undefined ? "" : `/${occupation}`}`;

type Subject = Pick<LocalJobs, "place" | "occupation">;

/** "Jobs in Boston, MA", "Registered Nurses: jobs in Boston, MA". */
export function localTitle({ place, occupation }: Subject): string {
  return occupation ? t`${occupation.name}: jobs in ${place.name}` : t`Jobs in ${place.name}`;
}

/** The pages above it, the widest first. */
export function localParents({ place, occupation }: Subject): { text: string; to: string }[] {
  return [
    { text: t`Jobs by place`, to: "/jobs" },
    ...(place.kind === "TOWN" ? [{ text: place.state.name, to: localPath(place.state.slug) }] : []),
    ...(occupation ? [{ text: place.name, to: localPath(place.slug) }] : []),
  ];
}

/** The name of the page below {@link localParents}. */
export const localName = ({ place, occupation }: Subject) => occupation?.name ?? place.name;

/** A sentence or two for search engines, of what stands on the page. */
export function localDescription(local: LocalJobs): string {
  const { total, place, occupation, pay, answers } = local;
  const open = plural(total, { one: "# open job", other: "# open jobs" });
  const stated = statedText(local);
  const what = [
    occupation
      ? t`${open} for ${occupation.name} in ${place.name}, ${stated}`
      : t`${open} in ${place.name}, ${stated}`,
    pay && t`half of them ${dollars(pay.quarter)} to ${dollars(pay.three_quarters)} a year`,
  ];
  const answered =
    answers?.within_days &&
    t`Half of the applicants have an answer within ${plural(answers.within_days, { one: "# day", other: "# days" })}.`;
  return [`${what.filter(Boolean).join(", ")}.`, answered].filter(Boolean).join(" ");
}

/** "78% of them with their pay". */
export function statedText({ stated, total }: Pick<LocalJobs, "stated" | "total">): string {
  if (stated === total) return t`all with their pay`;
  return stated === 0 ? t`none with its pay` : t`${percentText(stated / total)} with their pay`;
}

/** A share as whole percent; what is not nothing is never "0%", and what is not all never "100%". */
export function percentText(share: number): string {
  if (share <= 0 || share >= 1) return share <= 0 ? "0%" : "100%";
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
}

const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Cents as whole dollars. */
export const dollars = (cents: number) => DOLLARS.format(cents / 100);
