/**
 * Imported before the product: this process believes that it is so many milliseconds later than it is, from its start or, with
 * CLOCK_JUMPS=1, from a SIGUSR2 on.
 */
const AHEAD = Number(process.env["CLOCK_AHEAD_MS"]);
let ahead = process.env["CLOCK_JUMPS"] === "1" ? 0 : AHEAD;
if (ahead === 0) process.on("SIGUSR2", () => (ahead = AHEAD));

const { now } = Date;
const RealDate = Date;
Date.now = () => now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [Date.now()], target),
});
