import {
  acceptFewer,
  addFeed,
  changeFeed,
  deleteFeed,
  readFeedNow,
} from "../../commands/job-feeds/manage-feeds.ts";
import { testFeed } from "../../commands/job-feeds/test-feed.ts";
import { type HandlerContext, reply, route } from "../../http/dispatch.ts";
import { permit } from "../../policies/can.ts";
import { companyOf, employerOf } from "../../policies/employer.ts";
import { presentFeed, presentReading } from "../../presenters/job-feed.ts";
import { findFeedsNow, findReadings } from "../../queries/job-feeds.ts";

type Context = HandlerContext<"POST employer/feeds/read">;

/** @throws ApiError `not_found` for somebody else's */
const shown = async ({ services, session }: Context, id: number) => {
  const [found] = await findFeedsNow(services.database, { id });
  return presentFeed(permit(employerOf(session), "feed.edit", found?.feed, "Feed not found."), found?.last);
};

export const listFeeds = route("GET employer/feeds", async (_, { services: { database }, session }) => {
  const feeds = await findFeedsNow(database, { companyId: companyOf(session) });
  return feeds.map(({ feed, last }) => presentFeed(feed, last));
});

export const getFeed = route("GET employer/feeds/{id}", async ({ params: { id }, query }, context) => {
  const feed = await shown(context, id);
  const { readings, total } = await findReadings(context.services.database, id, query);
  return { feed, readings: readings.map(presentReading), total, ...query };
});

export const testFeedAddress = route("POST employer/feeds/test", ({ body }, { services, session }) =>
  testFeed(services, employerOf(session), body),
);

export const addJobFeed = route("POST employer/feeds/add", async ({ body }, context) => {
  const id = await addFeed(context.services, employerOf(context.session), body);
  return reply(await shown(context, id), { message: "The feed was added" });
});

export const changeJobFeed = route("POST employer/feeds/change", async ({ body }, context) => {
  await changeFeed(context.services, employerOf(context.session), body);
  return reply(await shown(context, body.id), { message: "The feed was changed" });
});

export const readJobFeed = route("POST employer/feeds/read", async ({ body }, context) => {
  await readFeedNow(context.services, employerOf(context.session), body.id);
  return await shown(context, body.id);
});

export const acceptFeed = route("POST employer/feeds/accept", async ({ body }, context) => {
  await acceptFewer(context.services, employerOf(context.session), body.id);
  return await shown(context, body.id);
});

export const deleteJobFeed = route("POST employer/feeds/delete", async ({ body }, { services, session }) => {
  await deleteFeed(services, employerOf(session), body.id);
  return reply(null, { message: "The feed was deleted" });
});
