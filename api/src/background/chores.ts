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
    { name: "reject remaining applications of closed listings", run: () => answerOwed(services) },
    { name: "pause listings of deactivated employers", run: () => pauseListings(services) },
    { name: "expire listings", run: () => expireListings(services) },
    { name: "ask employers to confirm listings", run: () => askForConfirmation(services) },
    { name: "pause unconfirmed listings", run: () => pauseUnconfirmed(services) },
    { name: "announce expiring listings", run: () => tellExpiring(services) },
    { name: "measure answering times", run: () => measureAnswers(services) },
    { name: "erase accounts", run: () => eraseOverdue(services) },
    { name: "delete unreferenced files", run: () => sweepFiles(services) },
    { name: "delete expired sessions and codes", run: () => forgetOver(services) },
    { name: "delete alert matches of closed jobs", run: () => forgetOverMatches(services) },
    { name: "delete click hashes", run: () => services.clickPeople.forget(services.now()) },
    { name: "delete map failures", run: () => forgetMapFailures(services) },
    { name: "delete expired provider sign-ins", run: () => forgetOutsideSignIns(services) },
  ];
}
