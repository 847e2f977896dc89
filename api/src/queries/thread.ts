import type { ThreadSide } from "@jobmap/contract";
import { SEAT_REFUSALS } from "@jobmap/contract/team";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { ApiError, notFound } from "../errors/api-error.ts";
import { Account, Application, Company, Job } from "../models/index.ts";
import { type Actor, can, permit } from "../policies/can.ts";
import { ROLES } from "../policies/roles.ts";
import { visibleSql } from "./visible-jobs.ts";

/** An application, with its job and candidate, as somebody writes about it. */
export interface Talked {
  readonly application: Application;
  readonly job: Job;
  readonly company: Company;
  /** Whether the candidate's account is deactivated. */
  readonly isAway: boolean;
  /** Which side the actor is on. */
  readonly side: ThreadSide;
}

/** One message as stored, with who wrote it, if their account still exists. */
export interface MessageRow {
  readonly id: number;
  readonly side: ThreadSide;
  readonly text: string;
  readonly created_at: Date;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** Messages at a time. */
const PAGE_SIZE = 50;

/**
 * The application whose messages an actor may read.
 * @param lock whether to lock its row: whoever writes about it does so one after the other
 * @throws ApiError `not_found`
 */
export async function findTalked(
  actor: Actor,
  id: number,
  { transaction, lock = false }: { transaction?: Transaction; lock?: boolean } = {},
): Promise<Talked> {
  const within = transaction ? { transaction } : {};
  const whose = { model: Job, as: "job", required: true, attributes: ["id", "companyId"] };
  const found = await Application.findByPk(id, {
    attributes: ["id", "candidateId"],
    include: [whose],
    ...within,
  });
  permit(actor, "application.read", found, "Application not found.");
  if (lock) await Application.findByPk(id, { attributes: ["id"], lock: true, ...within });
  const application = await Application.findByPk(id, {
    attributes: ["id", "jobId", "candidateId", "status", "firstName", "lastName", "updatedAt"],
    include: [
      {
        model: Job,
        as: "job",
        required: true,
        attributes: ["id", "title", "companyId"],
        include: [{ model: Company, as: "company", attributes: ["id", "name"] }],
      },
      { model: Account, as: "candidate", attributes: ["id", "deactivatedAt"] },
    ],
    ...within,
  });
  const { job, candidate } = application ?? {};
  if (!application || !job?.company) throw notFound("Application not found.");
  const { actsAs } = ROLES[actor.role];
  return {
    application,
    job,
    company: job.company,
    isAway: candidate?.deactivatedAt != null,
    side: actsAs === "candidate" ? "candidate" : "employer",
  };
}

/** @throws ApiError `forbidden` for members of the company's team who only read */
export function requireTalking(actor: Actor, { application }: Talked): void {
  if (!can(actor, "application.talk", application)) throw new ApiError("forbidden", SEAT_REFUSALS.recruiter);
}

/** The latest messages, or those before one; oldest first, and whether there are older ones. */
export async function findMessages(
  database: Sequelize,
  applicationId: number,
  before?: number,
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const rows = await database.query<MessageRow>(
    `SELECT m.id, m.side, m.text, m.created_at, a.first_name, a.last_name
     FROM thread_messages m LEFT JOIN accounts a ON a.id = m.account_id
     WHERE m.application_id = ? ${before === undefined ? "" : "AND m.id < ?"} ORDER BY m.id DESC LIMIT ${PAGE_SIZE + 1}`,
    {
      replacements: before === undefined ? [applicationId] : [applicationId, before],
      type: QueryTypes.SELECT,
    },
  );
  return { rows: rows.slice(0, PAGE_SIZE).reverse(), hasMore: rows.length > PAGE_SIZE };
}

/** How many messages of the other side an account has not read, and whether it has reported the conversation. */
export async function findThreadState(
  database: Sequelize,
  applicationId: number,
  { accountId, side }: { accountId: number; side: ThreadSide },
): Promise<{ unread: number; isReported: boolean }> {
  const [row] = await database.query<{ unread: number; reported: number }>(
    `SELECT COUNT(m.id) AS unread,
       EXISTS (SELECT 1 FROM thread_reports WHERE application_id = :id AND account_id = :account) AS reported
     FROM thread_messages m
     WHERE m.application_id = :id AND m.side <> :side AND m.id > COALESCE(
       (SELECT message_id FROM thread_reads WHERE application_id = :id AND account_id = :account), 0)`,
    { replacements: { id: applicationId, account: accountId, side }, type: QueryTypes.SELECT },
  );
  return { unread: Number(row?.unread ?? 0), isReported: Number(row?.reported ?? 0) === 1 };
}

const ownSql = ({ companyId, jobs }: Actor) =>
  companyId === null ? "FALSE" : visibleSql({ companyId, jobs });

/** More applications than a page shows. */
const MAX_UNREAD = 500;

/** Applications with unread messages of the other side, the latest first. */
export async function findUnread(
  database: Sequelize,
  actor: Actor,
): Promise<{ application_id: number; unread: number }[]> {
  const isCandidate = ROLES[actor.role].actsAs === "candidate";
  const rows = await database.query<{ application_id: number; unread: number }>(
    `SELECT m.application_id, COUNT(*) AS unread
     FROM ${isCandidate ? "applications a" : "jobs j STRAIGHT_JOIN applications a ON a.job_id = j.id"}
     STRAIGHT_JOIN thread_messages m ON m.application_id = a.id AND m.side = :other
     LEFT JOIN thread_reads r ON r.application_id = a.id AND r.account_id = :account
     WHERE ${isCandidate ? "a.candidate_id = :account" : ownSql(actor)}
       AND m.id > COALESCE(r.message_id, 0)
     GROUP BY m.application_id ORDER BY MAX(m.id) DESC LIMIT ${MAX_UNREAD}`,
    {
      replacements: {
        account: actor.id,
        other: isCandidate ? "employer" : "candidate",
      },
      type: QueryTypes.SELECT,
    },
  );
  return rows.map(({ application_id, unread }) => ({ application_id, unread: Number(unread) }));
}
