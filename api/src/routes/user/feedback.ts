import { takeFeedback } from "../../commands/take-feedback.ts";
import { reply, route } from "../../http/dispatch.ts";

export const addFeedback = route("POST user/feedback/add", async ({ body, files }, context) => {
  const { services, session, ip } = context;
  await takeFeedback(services, {
    message: body.feedback,
    email: body.feedBackEmail || null,
    accountId: session?.account.id ?? null,
    ip,
    pictures: files.map(({ bytes }) => bytes),
  });
  return reply(null, { message: "Thank you for your feedback." });
});
