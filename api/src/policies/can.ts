import type { AccountRole } from "@jobmap/contract";
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
/** An application to a listing of a company. */
interface OfCompanysJob {
  readonly job?: OfCompany | undefined;
}
/** Reserved for one kind of account. */
interface OfRole {
  readonly role: AccountRole;
}

/** Each action, with the rows that it applies to. */
export interface Rows {
  "job.read": OfCompany;
  "job.edit": OfCompany;
  "job.move": OfCompany;
  "job.copy": OfCompany;
  "application.read": OfCompanysJob & OfCandidate;
  "application.move": OfCompanysJob;
  "application.assess": OfCompanysJob;
  /** Read and write the messages between candidate and company. */
  "application.talk": OfCompanysJob & OfCandidate;
  "application.withdraw": OfCandidate;
  "application.reuse": OfCandidate;
  /** Read or undo a move of several applications. */
  "application_move.change": OfCompany;
  "applicant_view.edit": OfAccount;
  "reply_template.edit": OfCompany;
  "payment.read": OfCompany;
  /** Pay, give up or ask back. */
  "payment.change": OfCompany;
  "gallery.edit": OfCompany;
  "bulk.edit": OfCompany;
  "feed.edit": OfCompany;
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
const toOwnCompany: Relation<OfCompanysJob> = (actor, { job }) =>
  job !== undefined && ownCompanys(actor, job);
const ownAsCandidate: Relation<OfCandidate> = ({ id }, row) => id === row.candidateId;
const own: Relation<OfAccount> = ({ id }, row) => id === row.accountId;
const ofOwnRole: Relation<OfRole> = ({ role }, row) => role === row.role;

/**
 * Who may do what to which row: the only code that compares roles and owners. Lifecycles decide when an action is allowed. A
 * third role is one more entry in the rows of this table, and one in `roles.ts`.
 */
export const RULES: Rules<AccountRole, Rows> = {
  "job.read": { employer: ownCompanys },
  "job.edit": { employer: ownCompanys },
  "job.move": { employer: ownCompanys },
  "job.copy": { employer: ownCompanys },
  "application.read": { user: ownAsCandidate, employer: toOwnCompany },
  "application.move": { employer: toOwnCompany },
  "application.assess": { employer: toOwnCompany },
  "application.talk": { user: ownAsCandidate, employer: toOwnCompany },
  "application.withdraw": { user: ownAsCandidate },
  "application.reuse": { user: ownAsCandidate },
  "application_move.change": { employer: ownCompanys },
  "applicant_view.edit": { employer: own },
  "reply_template.edit": { employer: ownCompanys },
  "payment.read": { employer: ownCompanys },
  "payment.change": { employer: ownCompanys },
  "gallery.edit": { employer: ownCompanys },
  "bulk.edit": { employer: ownCompanys },
  "feed.edit": { employer: ownCompanys },
  "search.remember": { user: own },
  "resume.publish": { user: own },
  "profile.edit": { user: own },
  "resume.edit": { user: own },
  "notification.receive": { user: ofOwnRole, employer: ofOwnRole },
  "endpoint.ask": { user: ofOwnRole, employer: ofOwnRole },
  "account.sign_in": { user: ofOwnRole, employer: ofOwnRole },
};

export const { can, permit } = definePermissions(RULES);
