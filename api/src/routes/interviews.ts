import { acceptProposal, answerInterview } from "../commands/interview/answer-interview.ts";
import { cancelInterview } from "../commands/interview/cancel-interview.ts";
import { offerInterview } from "../commands/interview/offer-interview.ts";
import { holderOfLink } from "../commands/thread/reply-links.ts";
import { reply, route } from "../http/dispatch.ts";
import type { Actor } from "../policies/can.ts";
import { presentInterviews } from "../presenters/interview.ts";
import { languageOf } from "../queries/accounts.ts";
import { findInterviews } from "../queries/interviews.ts";
import { findTalked } from "../queries/thread.ts";
import type { Services } from "../services.ts";

/** The interviews about an application as an actor sees them. */
async function interviewsOf({ env, now }: Services, actor: Actor, applicationId: number) {
  const talked = await findTalked(actor, applicationId);
  const [told, language] = await Promise.all([
    findInterviews(applicationId, { withHeld: talked.side !== "candidate" }),
    languageOf(actor.id),
  ]);
  return presentInterviews(talked, told, { now: now(), site: env.PUBLIC_URL, language });
}

export const listInterviews = route("GET interview/list", ({ query }, { services, session }) =>
  interviewsOf(services, session.account, query.application_id),
);

export const postInterviewAnswer = route("POST interview/answer", async ({ body }, { services, session }) => {
  const id = await answerInterview(services, session.account, body);
  return reply(await interviewsOf(services, session.account, id), { message: "Your answer was sent" });
});

export const postInterviewsByLink = route("POST interview/by-link", async ({ body }, { services }) => {
  const { actor, applicationId } = await holderOfLink(services, body.link);
  return await interviewsOf(services, actor, applicationId);
});

export const postInterviewAnswerByLink = route(
  "POST interview/answer-by-link",
  async ({ body: { link, ...body } }, { services }) => {
    const { actor, applicationId } = await holderOfLink(services, link);
    const id = await answerInterview(services, actor, body, applicationId);
    return reply(await interviewsOf(services, actor, id), {
      message: "Your answer was sent",
    });
  },
);

export const postInterviewOffer = route(
  "POST employer/interview/offer",
  async ({ body }, { services, session }) => {
    const id = await offerInterview(services, session.account, body);
    return reply(await interviewsOf(services, session.account, id), { message: "The times were sent" });
  },
);

export const postInterviewAccept = route(
  "POST employer/interview/accept",
  async ({ body }, { services, session }) => {
    const id = await acceptProposal(services, session.account, body);
    return reply(await interviewsOf(services, session.account, id), { message: "The interview is set" });
  },
);

export const postInterviewCancel = route(
  "POST employer/interview/cancel",
  async ({ body }, { services, session }) => {
    const id = await cancelInterview(services, session.account, body);
    return reply(await interviewsOf(services, session.account, id), {
      message: "The interview is canceled",
    });
  },
);
