/** Imported before the product: this process believes that it is so many milliseconds later than it is. */
const AHEAD = Number(process.env["CLOCK_AHEAD_MS"]);
const { now } = Date;
const RealDate = Date;
Date.now = () => now() + AHEAD;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [Date.now()], target),
});
