import { PAY_PERIODS_PER_YEAR } from "@jobmap/contract/enums";
import { DEFAULT_DISTANCE_MILES } from "@jobmap/contract/limits";
import type { FactName, InlineCall } from "../../articles/tags.ts";
import { ANSWER_DAYS, EXPIRING_DAYS, UNCONFIRMED_DAYS } from "../../policies/publishing.ts";
import type { Services } from "../../services.ts";
import { countText, dollars, shareText } from "./figure-world.ts";
import { countListings } from "./search-figure.ts";

const FACTS: Readonly<Record<FactName, (services: Services) => string>> = {
  "open listings": ({ jobIndex }) => countText(jobIndex.index.size),
  "share with pay": ({ jobIndex: { index } }) => shareText(index.count({ payFloor: 1 }), index.size),
  "hours a year": () => countText(PAY_PERIODS_PER_YEAR.HOUR),
  "days a year": () => countText(PAY_PERIODS_PER_YEAR.DAY),
  "weeks a year": () => countText(PAY_PERIODS_PER_YEAR.WEEK),
  "months a year": () => countText(PAY_PERIODS_PER_YEAR.MONTH),
  "search miles": () => countText(DEFAULT_DISTANCE_MILES),
  "days until asked": () => countText(UNCONFIRMED_DAYS),
  "days to answer": () => countText(ANSWER_DAYS),
  "days of warning": () => countText(EXPIRING_DAYS),
};

/** The text of what is looked up in a sentence. */
export async function answerCall(call: InlineCall, services: Services): Promise<string> {
  switch (call.name) {
    case "fact":
      return FACTS[call.of](services);
    case "yearly":
      return dollars(Math.round(call.amount * 100) * PAY_PERIODS_PER_YEAR[call.unit]);
    case "listings":
      return countText(await countListings(services, call.search));
  }
}
