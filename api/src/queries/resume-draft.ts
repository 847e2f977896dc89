import { ResumeDraft } from "../models/index.ts";

/** What was read from a candidate's file; null without one. */
export const findResumeDraft = (accountId: number): Promise<ResumeDraft | null> =>
  ResumeDraft.findByPk(accountId);
