const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const DAY_AND_TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** "10:41 AM"; of another day "Nov 21, 2026, 10:41 AM". In the time zone of the browser. @param at milliseconds since 1970 */
export function timeText(at: number, now: number = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return (isToday ? TIME : DAY_AND_TIME).format(at);
}
