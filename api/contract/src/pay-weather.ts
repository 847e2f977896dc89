import { z } from "zod";

/** Fewer listings say nothing about what an occupation pays. */
export const MIN_PAY_WEATHER = 8;

/** How the pay of a listing compares with open listings of the same occupation near by, in minor units of US dollars. */
export const PayWeather = z
  .object({
    /** What the title says the occupation is; null if it names none that is known. */
    occupation: z.string().nullable(),
    miles: z.int(),
    /** Open listings of it there that state pay in US dollars, without the one that is asked about. */
    listings: z.int(),
    /** The middle of them, in the unit that was asked for: half promise at least so much. Null for too few. */
    median: z.int().nullable(),
    /** Where the asked pay stands among them: a range by its middle. Null for too few, or if none was asked about. */
    own: z
      .object({
        third: z.enum(["LOWEST", "MIDDLE", "HIGHEST"]),
        /** Listings that promise less. */
        below: z.int(),
        /** The least raise, in the unit that was asked for, that passes many of them, and how many. */
        raise: z.object({ more: z.int(), passes: z.int() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: "PayWeather" });
export type PayWeather = z.infer<typeof PayWeather>;
