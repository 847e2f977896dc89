import type { AccountRole } from "@jobmap/contract";
import { isSeatAtLeast, type Seat } from "@jobmap/contract/team";
import { seesJob } from "./job-access.ts";
import { type Actor as ActorOf, definePermissions, type Relation, type Rules } from "./permissions.ts";

export type Actor = ActorOf<AccountRole>;

/** Columns that identify a row's owner. */
interface OfCompany {
  readonly companyId: number;
}
interface OfCandidate {
  readonly candidateId: number;
}
interface OfAccount {
  readonly accountId: number;
}
/** A listing of a company. */
interface OfJob extends OfCompany {
  readonly id: number;
}
/** An application to a listing of a company. */
interface OfCompanysJob {
  readonly job?: OfJob | undefined;
}
/** What was made from a listing; null once that was deleted. */
interface OfOneJob extends OfCompany {
  readonly jobId: number | null;
}
/** What concerns several listings of a company at once. */
interface OfJobs extends OfCompany {
  readonly jobIds: readonly number[];
}
/** Reserved for one kind of account. */
interface OfRole {
  readonly role: AccountRole;
  /** For employers: the least seat in a company's team. */
  readonly seat?: Seat;
  /** For employers: whether it concerns all jobs of the company, so that it is nothing for somebody who sees only chosen ones. */
  readonly allJobs?: boolean;
}

/** Each action, with the rows that it applies to. */
export interface Rows {
  /** Whatever concerns the company as a whole: who owns it, its name in addresses, that it is hidden or erased. */
  "company.own": OfCompany;
  "job.read": OfJob;
  "job.edit": OfJob;
  "job.move": OfJob;
  "job.copy": OfJob;
  "application.read": OfCompanysJob & OfCandidate;
  "application.move": OfCompanysJob;
  "application.assess": OfCompanysJob;
  /** Write to the other side; reading what was written is part of reading the application. */
  "application.talk": OfCompanysJob & OfCandidate;
  "application.withdraw": OfCandidate;
  "application.reuse": OfCandidate;
  /** Read or undo a move of several applications. */
  "application_move.change": OfJobs;
  /** Read or take back a change of several listings. */
  "job_batch.change": OfJobs;
  "applicant_view.edit": OfAccount;
  "job_template.edit": OfOneJob;
  "question_set.edit": OfCompany;
  "reply_template.edit": OfCompany;
  "payment.read": OfCompany;
  /** Pay, give up or ask back. */
  "payment.change": OfCompany;
  "gallery.edit": OfCompany;
  "bulk.edit": OfCompany;
  "feed.edit": OfCompany;
  "domain.edit": OfCompany;
  /** Have one's own searches saved. */
  "search.remember": OfAccount;
  /** Publish one's own resume. */
  "resume.publish": OfAccount;
  /** Change or delete an entry of one's own profile. */
  "profile.edit": OfAccount;
  /** Change, delete or download one's own resume. */
  "resume.edit": OfAccount;
  "notification.receive": OfRole;
  "endpoint.ask": OfRole;
  /** Sign in as an account of a role. */
  "account.sign_in": OfRole;
}

const ownCompanys: Relation<OfCompany> = ({ companyId }, row) =>
  companyId !== null && companyId === row.companyId;
/** One of the company's listings that the actor sees. */
const visible: Relation<OfJob> = (actor, row) => ownCompanys(actor, row) && seesJob(actor, row.id);
const allVisible: Relation<OfJobs> = (actor, row) =>
  ownCompanys(actor, row) && row.jobIds.every((id) => seesJob(actor, id));
/** For those who see all of the company's listings. */
const unlimited: Relation<OfCompany> = (actor, row) => ownCompanys(actor, row) && actor.jobs === "all";
/** Without its listing, for those who see all of them. */
const ofVisible: Relation<OfOneJob> = (actor, row) =>
  row.jobId === null ? unlimited(actor, row) : visible(actor, { companyId: row.companyId, id: row.jobId });
const toVisible: Relation<OfCompanysJob> = (actor, { job }) => job !== undefined && visible(actor, job);
const ownAsCandidate: Relation<OfCandidate> = ({ id }, row) => id === row.candidateId;
const own: Relation<OfAccount> = ({ id }, row) => id === row.accountId;
const ofOwnRole: Relation<OfRole> = ({ role }, row) => role === row.role;
const ofOwnSeat: Relation<OfRole> = (actor, row) =>
  ofOwnRole(actor, row) &&
  isSeatAtLeast(actor.seat, row.seat ?? "viewer") &&
  (!row.allJobs || actor.jobs === "all");
/** For members of a team whose seat is at least this one. */
const from =
  <Row>(least: Seat, relation: Relation<Row>): Relation<Row> =>
  (actor, row) =>
    isSeatAtLeast(actor.seat, least) && relation(actor, row);

/**
 * Who may do what to which row: the only code that compares roles and owners. Lifecycles decide when an action is allowed. A
 * third role is one more entry in the rows of this table, and one in `roles.ts`. What a seat in a team allows: adr/0091.
 */
export const RULES: Rules<AccountRole, Rows> = {
  "company.own": { employer: from("owner", ownCompanys) },
  "job.read": { employer: from("viewer", visible) },
  "job.edit": { employer: from("recruiter", visible) },
  "job.move": { employer: from("recruiter", visible) },
  "job.copy": { employer: from("recruiter", visible) },
  "application.read": { user: ownAsCandidate, employer: from("viewer", toVisible) },
  "application.move": { employer: from("recruiter", toVisible) },
  "application.assess": { employer: from("reviewer", toVisible) },
  "application.talk": { user: ownAsCandidate, employer: from("recruiter", toVisible) },
  "application.withdraw": { user: ownAsCandidate },
  "application.reuse": { user: ownAsCandidate },
  "application_move.change": { employer: from("recruiter", allVisible) },
  "job_batch.change": { employer: from("recruiter", allVisible) },
  "applicant_view.edit": { employer: from("viewer", own) },
  "job_template.edit": { employer: from("recruiter", ofVisible) },
  "question_set.edit": { employer: from("recruiter", ownCompanys) },
  "reply_template.edit": { employer: from("recruiter", ownCompanys) },
  "payment.read": { employer: from("owner", ownCompanys) },
  "payment.change": { employer: from("owner", ownCompanys) },
  "gallery.edit": { employer: from("recruiter", ownCompanys) },
  "bulk.edit": { employer: from("recruiter", unlimited) },
  "feed.edit": { employer: from("recruiter", unlimited) },
  "domain.edit": { employer: from("recruiter", ownCompanys) },
  "search.remember": { user: own },
  "resume.publish": { user: own },
  "profile.edit": { user: own },
  "resume.edit": { user: own },
  "notification.receive": { user: ofOwnRole, employer: ofOwnSeat },
  "endpoint.ask": { user: ofOwnRole, employer: ofOwnSeat },
  "account.sign_in": { user: ofOwnRole, employer: ofOwnRole },
};

export const { can, permit } = definePermissions(RULES);
