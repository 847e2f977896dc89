import type { EmploymentType } from "../../contract/src/enums.ts";
import type { Random } from "./prng.ts";

/** One way to divide the week. `label`, if there is one, may follow the title: "Cashier, Evenings". */
export interface Shift {
  readonly text: string;
  readonly hours: number;
  readonly label?: string;
}

interface Schedule {
  readonly full: readonly Shift[];
  readonly part: readonly Shift[];
  /** Share of postings that are part time. */
  readonly partShare: number;
  /** Physical demands, for the list of requirements. */
  readonly body: string;
}

const shift = (text: string, hours: number, label?: string): Shift => ({
  text,
  hours,
  ...(label ? { label } : {}),
});

const WEEKDAYS = shift("Monday to Friday, 8:00 a.m. to 4:30 p.m.", 40);
const NIGHTS = shift("four 10-hour nights, Sunday to Wednesday, 8:00 p.m. to 6:30 a.m.", 40, "Nights");
const MORNINGS = shift("weekday mornings, 8:00 a.m. to noon", 20, "Mornings");
const WEEKEND = shift("Saturday and Sunday, 8:00 a.m. to 6:30 p.m.", 20, "Weekends");

const SCHEDULES = {
  office: {
    full: [
      WEEKDAYS,
      shift("Monday to Friday with flexible starting times between 7:00 and 9:30 a.m.", 40),
      shift("Monday to Thursday, 7:30 a.m. to 6:00 p.m., with Fridays off", 40),
      shift("Monday to Friday, 9:00 a.m. to 5:30 p.m.", 40),
    ],
    part: [MORNINGS, shift("three full days a week, chosen together", 24)],
    partShare: 0.06,
    body: "Comfortable working at a computer for most of the day",
  },
  events: {
    full: [shift("Tuesday to Saturday, with evenings when there is an event", 40)],
    part: [shift("two or three event days a week, mostly evenings and weekends", 20, "Events")],
    partShare: 0.25,
    body: "Able to be on your feet during long event days",
  },
  field: {
    full: [
      shift("Monday to Friday, 6:30 a.m. to 3:00 p.m.", 40),
      shift("Monday to Thursday, 6:00 a.m. to 4:30 p.m.", 40),
      shift("Monday to Friday, 7:00 a.m. to 5:00 p.m., with overtime in the busy season", 45),
    ],
    part: [shift("two or three days a week, called the day before", 20)],
    partShare: 0.03,
    body: "Able to work outdoors, climb ladders and lift 50 pounds",
  },
  farm: {
    full: [
      shift("six days a week from sunrise to early afternoon", 48),
      shift("Monday to Saturday, 6:00 a.m. to 2:30 p.m., weather permitting", 48),
    ],
    part: [shift("three or four mornings a week", 20, "Mornings")],
    partShare: 0.06,
    body: "Able to bend, carry and walk uneven ground in heat and cold",
  },
  kitchen: {
    full: [
      shift("five days a week, 2:00 p.m. to 10:30 p.m., with two days off in a row", 40, "Evenings"),
      shift("five days a week, 6:00 a.m. to 2:30 p.m.", 40, "Mornings"),
      shift("Wednesday to Sunday, 11:00 a.m. to 7:30 p.m.", 38),
    ],
    part: [
      shift("three or four evenings a week, 5:00 p.m. to 10:00 p.m.", 20, "Evenings"),
      shift("Friday to Sunday, 10:00 a.m. to 4:00 p.m.", 18, "Weekends"),
      shift("weekday lunches, 10:30 a.m. to 2:30 p.m.", 20, "Lunch"),
    ],
    partShare: 0.42,
    body: "Able to stand through a shift and work in heat and noise",
  },
  hotel: {
    full: [
      shift("five days a week, 7:00 a.m. to 3:30 p.m., with every second weekend off", 40),
      shift("five days a week, 3:00 p.m. to 11:30 p.m.", 40, "Evenings"),
      shift("four nights a week, 10:00 p.m. to 8:00 a.m.", 38, "Nights"),
    ],
    part: [WEEKEND, shift("three days a week, 9:00 a.m. to 3:00 p.m.", 18)],
    partShare: 0.25,
    body: "Able to stand, walk and climb stairs for most of the shift",
  },
  clinic: {
    full: [
      shift("Monday to Friday, 7:30 a.m. to 4:00 p.m.", 40),
      shift("four 10-hour days, Monday to Thursday", 40),
      shift("Monday to Friday, 8:30 a.m. to 5:00 p.m., with one Saturday morning a month", 40),
    ],
    part: [MORNINGS, shift("two 10-hour days a week", 20)],
    partShare: 0.14,
    body: "Able to stand, bend and help patients move safely",
  },
  hospital: {
    full: [
      shift("three 12-hour days, 7:00 a.m. to 7:30 p.m., every third weekend", 36, "Days"),
      shift("three 12-hour nights, 7:00 p.m. to 7:30 a.m., every third weekend", 36, "Nights"),
      shift("five 8-hour evenings, 3:00 p.m. to 11:30 p.m., every second weekend", 40, "Evenings"),
    ],
    part: [shift("two 12-hour shifts a week", 24), WEEKEND],
    partShare: 0.22,
    body: "Able to stand for long periods and help move patients with the right equipment",
  },
  plant: {
    full: [
      shift("Monday to Friday, 6:00 a.m. to 2:30 p.m.", 40, "First Shift"),
      shift("Monday to Friday, 2:30 p.m. to 11:00 p.m.", 40, "Second Shift"),
      shift("Sunday to Thursday, 10:30 p.m. to 7:00 a.m.", 40, "Third Shift"),
      shift("12-hour days on a two-two-three rotation, with every second weekend free", 42),
    ],
    part: [WEEKEND],
    partShare: 0.05,
    body: "Able to stand for a full shift and lift 35 pounds",
  },
  warehouse: {
    full: [
      shift("Monday to Friday, 5:00 a.m. to 1:30 p.m.", 40, "Early Shift"),
      shift("Tuesday to Saturday, 1:30 p.m. to 10:00 p.m.", 40, "Second Shift"),
      NIGHTS,
      shift("four 10-hour days, Wednesday to Saturday, 7:00 a.m. to 5:30 p.m.", 40),
    ],
    part: [shift("weekday evenings, 5:00 p.m. to 9:00 p.m.", 20, "Evenings"), WEEKEND],
    partShare: 0.2,
    body: "Able to walk several miles a shift and lift 50 pounds",
  },
  retail: {
    full: [
      shift("five days a week between 8:00 a.m. and 9:00 p.m., posted two weeks ahead", 38),
      shift("Tuesday to Saturday, 9:30 a.m. to 6:00 p.m.", 40),
      shift("five days a week, 4:00 a.m. to 12:30 p.m.", 40, "Early Mornings"),
    ],
    part: [
      shift("four evenings a week, 5:00 p.m. to 9:30 p.m.", 18, "Evenings"),
      WEEKEND,
      shift("four mornings a week, 6:00 a.m. to 11:00 a.m.", 20, "Mornings"),
    ],
    partShare: 0.48,
    body: "Able to stand for most of the shift and lift 30 pounds",
  },
  shop: {
    full: [
      shift("five days a week between 9:00 a.m. and 7:00 p.m., posted two weeks ahead", 38),
      shift("Tuesday to Saturday, 9:30 a.m. to 6:00 p.m.", 40),
      shift("Monday to Friday, 10:00 a.m. to 6:30 p.m.", 40),
    ],
    part: [
      shift("three afternoons a week, 1:00 p.m. to 7:00 p.m.", 18, "Afternoons"),
      shift("Saturday and Sunday, 9:00 a.m. to 5:30 p.m.", 16, "Weekends"),
    ],
    partShare: 0.3,
    body: "Able to stand for most of the day",
  },
  local: {
    full: [
      shift("Monday to Friday, starting between 5:00 and 7:00 a.m., home every evening", 45),
      shift("Tuesday to Saturday, 6:00 a.m. to 4:00 p.m.", 45),
      shift("four 10-hour days a week, home every night", 40),
    ],
    part: [shift("two or three routes a week", 20)],
    partShare: 0.1,
    body: "Able to climb in and out of the vehicle and lift 50 pounds",
  },
  overroad: {
    full: [
      shift("five days on the road, home every weekend", 50),
      shift("two weeks out, three days home", 55),
      shift("dedicated lanes with two nights at home during the week", 50),
    ],
    part: [shift("weekend runs twice a month", 20, "Weekends")],
    partShare: 0.02,
    body: "Able to pass a Department of Transportation physical and drug screen",
  },
  school: {
    full: [
      shift("the school calendar, Monday to Friday, 7:30 a.m. to 3:15 p.m.", 38),
      shift("the school calendar, Monday to Friday, 8:00 a.m. to 3:45 p.m.", 38),
    ],
    part: [
      shift("school days, 8:00 a.m. to noon", 20, "Mornings"),
      shift("school days, 2:30 p.m. to 6:00 p.m.", 18, "After School"),
    ],
    partShare: 0.15,
    body: "Able to stand, kneel and move around with students",
  },
  rounds: {
    full: [
      shift("five 8-hour evenings, 3:00 p.m. to 11:00 p.m.", 40, "Evenings"),
      shift("four 10-hour nights, 9:00 p.m. to 7:00 a.m.", 40, "Nights"),
      shift("Monday to Friday, 6:00 a.m. to 2:00 p.m.", 40, "Days"),
    ],
    part: [WEEKEND, shift("weekday evenings, 5:30 p.m. to 9:30 p.m.", 20, "Evenings")],
    partShare: 0.28,
    body: "Able to walk, climb stairs and stand for the length of the shift",
  },
  visits: {
    full: [
      shift("Monday to Friday, with visits between 8:00 a.m. and 5:00 p.m.", 38),
      shift("five days a week, including every second weekend", 38),
    ],
    part: [
      shift("10 to 25 hours a week, planned around your availability", 20),
      shift("weekday mornings, two visits a day", 18, "Mornings"),
    ],
    partShare: 0.45,
    body: "Able to bend, kneel and drive between appointments",
  },
  desk: {
    full: [
      shift("Monday to Friday, 10:00 a.m. to 6:30 p.m.", 40),
      shift("Tuesday to Saturday, 7:00 a.m. to 3:30 p.m.", 40),
      WEEKDAYS,
    ],
    part: [MORNINGS, shift("four evenings a week, 5:00 p.m. to 9:00 p.m.", 18, "Evenings")],
    partShare: 0.18,
    body: "Able to sit and speak on the phone for most of the shift",
  },
} as const satisfies Record<string, Schedule>;

export type ScheduleKey = keyof typeof SCHEDULES;

/** Share of postings in each of an occupation's unusual forms. */
const FORM_SHARE = 0.09;

/** Working time, for a posting's text and row. */
export interface WorkingTime {
  readonly types: readonly EmploymentType[];
  readonly shift: Shift;
  readonly body: string;
}

/**
 * @param forms unusual forms the occupation may take, each in a small share of postings
 * @param mayBePart whether it is ever posted as part-time work
 */
export function drawWorkingTime(
  key: ScheduleKey,
  { forms, mayBePart }: { forms: readonly EmploymentType[]; mayBePart: boolean },
  random: Random,
): WorkingTime {
  const { full, part, partShare, body }: Schedule = SCHEDULES[key];
  for (const form of forms) {
    if (random.chance(FORM_SHARE)) {
      const base: EmploymentType = form === "INTERN" || form === "PER_DIEM" ? form : "FULL_TIME";
      const types = [...new Set<EmploymentType>([base, form])];
      return { types, shift: random.pick(form === "PER_DIEM" ? part : full), body };
    }
  }
  if (mayBePart && random.chance(partShare)) return { types: ["PART_TIME"], shift: random.pick(part), body };
  return { types: ["FULL_TIME"], shift: random.pick(full), body };
}
