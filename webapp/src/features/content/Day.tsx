import { dayText } from "./day-text.ts";

/** A day in words, and for programs. @param day `YYYY-MM-DD` */
export const Day = ({ day }: { day: string }) => <time dateTime={day}>{dayText(day)}</time>;
