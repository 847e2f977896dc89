import fc from "fast-check";
import { Op } from "sequelize";
import { expect, it } from "vitest";
import { matchJobs } from "../../src/commands/alerts/match-jobs.ts";
import { sendAlerts } from "../../src/commands/alerts/send-alerts.ts";
import { Job } from "../../src/models/index.ts";
import { useServer } from "../support/use-server.ts";
import { addAlert, alertMails, freshJob, jobsIn } from "./alert-world.ts";

const server = useServer();

const PLACES = { Baltimore: [39.29, -76.61], Boston: [42.36, -71.06] } as const;
type Place = keyof typeof PLACES;
const place = fc.constantFrom<Place>("Baltimore", "Boston");
/** `nth` picks one of the jobs there are by then. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("publish" as const), place }) },
  fc.record({ do: fc.constantFrom("close" as const, "pause" as const, "resume" as const), nth: fc.nat(20) }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom("match" as const, "send" as const, "wait" as const) }),
  },
);
/** What stands in one group happens at the same time. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });

it("every matching job is mailed exactly once per alert, in any order of publishing, closing and workers", async () => {
  const { services } = server();
  await fc.assert(
    fc.asyncProperty(story, async (groups) => {
      const [ada, bob] = [await server().signIn("user"), await server().signIn("user")];
      await addAlert(ada, { search: { location: "Baltimore, MD" } });
      await addAlert(bob, { search: { location: "Boston, MA" }, frequency: "DAILY" });
      const jobs: { id: number; place: Place; closed: boolean }[] = [];
      let published = 0;
      const move = async (nth: number, from: string[], status: "CLOSED" | "PAUSED" | "PUBLISHED") => {
        const job = jobs[nth % Math.max(1, jobs.length)];
        if (!job) return;
        const [moved] = await Job.update({ status }, { where: { id: job.id, status: from } });
        if (status === "CLOSED" && moved > 0) job.closed = true;
      };
      const act = async (what: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
        if (what.do === "publish") {
          // A mail shows ten.
          if (++published > 10) return;
          const { id } = await freshJob(server(), { at: [[...PLACES[what.place]]] });
          jobs.push({ id, place: what.place, closed: false });
        } else if (what.do === "close") await move(what.nth, ["PUBLISHED", "PAUSED"], "CLOSED");
        else if (what.do === "pause") await move(what.nth, ["PUBLISHED"], "PAUSED");
        else if (what.do === "resume") await move(what.nth, ["PAUSED"], "PUBLISHED");
        else if (what.do === "match") await matchJobs(services);
        else if (what.do === "send") await sendAlerts(services);
        else server().advance(61_000);
      };
      for (const group of groups) await Promise.all(group.map(act));
      // In the end everything that waits can go.
      await Job.update({ status: "PUBLISHED" }, { where: { status: "PAUSED", id: { [Op.gt]: 0 } } });
      await matchJobs(services);
      server().advance(2 * 86_400_000);
      for (const [who, at] of [
        [ada, "Baltimore"],
        [bob, "Boston"],
      ] as const) {
        const mailed = (await alertMails(server(), who)).flatMap(jobsIn);
        const expected = jobs.filter((job) => job.place === at);
        expect(new Set(mailed).size).toBe(mailed.length);
        expect(expected.map(({ id }) => id)).toEqual(expect.arrayContaining(mailed));
        expect(mailed).toEqual(
          expect.arrayContaining(expected.filter(({ closed }) => !closed).map(({ id }) => id)),
        );
      }
      await Job.destroy({ where: { id: jobs.map(({ id }) => id) } });
    }),
    { numRuns: 12 },
  );
});
