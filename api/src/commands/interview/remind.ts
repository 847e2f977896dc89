import type { ThreadSide } from "@jobmap/contract";
import { retried } from "../../errors/retried.ts";
import { Interview } from "../../models/index.ts";
import { findTimes } from "../../queries/interviews.ts";
import type { Services } from "../../services.ts";
import { findAbout } from "./find-about.ts";
import { LEADS, type Lead } from "./queue-reminders.ts";
import { tellSide, whenOf } from "./tell-of-interview.ts";

/** A reminder that is due. */
export interface ReminderDue {
  readonly interview_id: number;
  readonly round: number;
  readonly side: ThreadSide;
  readonly lead_time: Lead;
}

/**
 * Reminds one side of an interview. Not when something else has become of it, and not late: a mail about "one day" is wrong when half
 * of it is over. Reminding twice is reminding once.
 */
export async function remind(
  services: Services,
  { interview_id: id, round, side, lead_time: lead }: ReminderDue,
): Promise<"SENT" | "STALE" | "LATE"> {
  return await retried(() =>
    services.database.transaction(async (transaction) => {
      // The application first, as everywhere.
      const found = await Interview.findByPk(id, { attributes: ["applicationId"], transaction });
      const about = found && (await findAbout([found.applicationId], transaction)).get(found.applicationId);
      const interview = await Interview.findByPk(id, { transaction, lock: true });
      const [agreed] = await findTimes(id, transaction);
      if (!about || !agreed || interview?.state !== "ACCEPTED" || interview.round !== round) return "STALE";
      const { beforeMs, lateMs } = LEADS[lead];
      if (services.now().getTime() - (agreed.startsAt.getTime() - beforeMs) > lateMs) return "LATE";
      const values = { ...whenOf(about, interview, [agreed.startsAt]), lead };
      await tellSide(
        services,
        about,
        { side, dedupeKey: `interview-reminder:${id}:${round}:${lead}` },
        transaction,
        {
          candidate: { type: "interview_reminder", values },
          employer: { type: "applicant_interview_reminder", values },
        },
      );
      return "SENT";
    }),
  );
}
