import { eraseOverdue, forgetOver, pauseListings } from "../commands/account/maintain-accounts.ts";
import { forgetOutsideSignIns } from "../commands/account/outside-sign-in.ts";
import { forgetOverMatches } from "../commands/alerts/send-alerts.ts";
import { answerOwed } from "../commands/application/answer-all.ts";
import { forgetMoves } from "../commands/application/forget-moves.ts";
import { deleteRemovedNotes } from "../commands/application/remove-note.ts";
import { forgetUploads } from "../commands/bulk/forget-uploads.ts";
import { forgetMapFailures } from "../commands/count-map-failure.ts";
import { queueDueChecks } from "../commands/domains/check-domain.ts";
import { forgetEmbedMails } from "../commands/embed/mail-embed.ts";
import { forgetSightings } from "../commands/embed/note-sighting.ts";
import {
  askForConfirmation,
  expireListings,
  pauseUnconfirmed,
  tellExpiring,
} from "../commands/employer/maintain-listings.ts";
import { measureAnswers } from "../commands/employer/measure-answers.ts";
import { forgetBatches } from "../commands/job-batches/forget-batches.ts";
import { queueDueFeeds } from "../commands/job-feeds/manage-feeds.ts";
import { endUnpaidSubscriptions, sweepPayments } from "../commands/payment/sweep-payments.ts";
import { forgetDrafts } from "../commands/resume-draft/forget-drafts.ts";
import { tellJobPages } from "../commands/search-engines/tell-job-pages.ts";
import { sweepFiles } from "../commands/sweep-files.ts";
import { forgetContact } from "../commands/take-contact.ts";
import { forgetInvitations } from "../commands/team/invite.ts";
import { forgetReplyLinks } from "../commands/thread/reply-links.ts";
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
    { name: "check open payments", run: () => sweepPayments(services) },
    { name: "end unpaid subscriptions", run: () => endUnpaidSubscriptions(services) },
    { name: "erase accounts", run: () => eraseOverdue(services) },
    { name: "delete unreferenced files", run: () => sweepFiles(services) },
    { name: "delete expired sessions and codes", run: () => forgetOver(services) },
    { name: "delete old invitations", run: () => forgetInvitations(services) },
    { name: "delete expired links of mails", run: () => forgetReplyLinks(services) },
    { name: "delete alert matches of closed jobs", run: () => forgetOverMatches(services) },
    { name: "delete click hashes", run: () => services.clickPeople.forget(services.now()) },
    { name: "note changes of pages for search engines", run: () => tellJobPages(services) },
    { name: "have feeds read", run: () => queueDueFeeds(services) },
    { name: "have domains checked", run: () => queueDueChecks(services) },
    { name: "delete old uploads of jobs", run: () => forgetUploads(services) },
    { name: "delete removed notes", run: () => deleteRemovedNotes(services) },
    { name: "delete old moves of applications", run: () => forgetMoves(services) },
    { name: "delete old changes of many listings", run: () => forgetBatches(services) },
    { name: "delete old drafts of profiles", run: () => forgetDrafts(services) },
    { name: "delete old messages to the owner", run: () => forgetContact(services) },
    { name: "delete what is known of mailed embed codes", run: () => forgetEmbedMails(services) },
    { name: "delete old sightings of maps", run: () => forgetSightings(services) },
    { name: "delete map failures", run: () => forgetMapFailures(services) },
    { name: "delete expired provider sign-ins", run: () => forgetOutsideSignIns(services) },
  ];
}
