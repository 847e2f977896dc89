import { eraseOverdue, forgetOver, pauseListings } from "../commands/account/maintain-accounts.ts";
import { forgetOutsideSignIns } from "../commands/account/outside-sign-in.ts";
import { forgetOverMatches } from "../commands/alerts/send-alerts.ts";
import { answerOwed } from "../commands/application/answer-all.ts";
import { forgetMapFailures } from "../commands/count-map-failure.ts";
import {
  askForConfirmation,
  expireListings,
  pauseUnconfirmed,
  tellExpiring,
} from "../commands/employer/maintain-listings.ts";
import { measureAnswers } from "../commands/employer/measure-answers.ts";
import { sweepFiles } from "../commands/sweep-files.ts";
import type { Services } from "../services.ts";
import type { Chore } from "./housekeeper.ts";

/** Work that becomes due with time. */
export function createChores(services: Services): readonly Chore[] {
  return [
    { name: "answer whom closed listings still owe it", run: () => answerOwed(services) },
    { name: "pause listings of deactivated employers", run: () => pauseListings(services) },
    { name: "end listings whose time is over", run: () => expireListings(services) },
    { name: "ask whether listings are still open", run: () => askForConfirmation(services) },
    { name: "pause listings that nobody confirms", run: () => pauseUnconfirmed(services) },
    { name: "tell which listings end soon", run: () => tellExpiring(services) },
    { name: "measure how employers answer", run: () => measureAnswers(services) },
    { name: "erase accounts", run: () => eraseOverdue(services) },
    { name: "remove files without a use", run: () => sweepFiles(services) },
    { name: "forget what is over", run: () => forgetOver(services) },
    { name: "forget matches of alerts with jobs that are over", run: () => forgetOverMatches(services) },
    { name: "forget who has clicked", run: () => services.clickPeople.forget(services.now()) },
    { name: "forget failures of maps", run: () => forgetMapFailures(services) },
    { name: "forget outside sign-ins", run: () => forgetOutsideSignIns(services) },
  ];
}
