import { QueryTypes } from "sequelize";
import { io, type Socket } from "socket.io-client";
import { afterEach, expect, it } from "vitest";
import { Application, Company } from "../../src/models/index.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

/** A connection, and how often it has heard of something. */
async function listen(token?: string, event = "listings"): Promise<{ heard: number }> {
  const socket = io(server().url, {
    transports: ["websocket"],
    forceNew: true,
    ...(token ? { auth: { token } } : {}),
  });
  sockets.push(socket);
  const said = { heard: 0 };
  socket.on(event, () => said.heard++);
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  return said;
}

/** How many mails are under way to somebody, or were. */
async function mailsFor({ account }: SignedIn): Promise<number> {
  const [row] = await server().services.database.query<{ mails: number }>(
    "SELECT COUNT(*) AS mails FROM mails WHERE recipient = ?",
    { replacements: [account.email], type: QueryTypes.SELECT },
  );
  return row?.mails ?? 0;
}

it("a company's own pages receive changes of its listings by anyone, and nobody else does", async () => {
  const [owner, rival, candidate] = [
    await server().signIn("employer"),
    await server().signIn("employer"),
    await server().signIn("user"),
  ];
  const [page, samePage, rivals, candidates, visitors] = [
    await listen(owner.token),
    await listen(owner.token),
    await listen(rival.token),
    await listen(candidate.token),
    await listen(),
  ];
  const company = await Company.findByPk(owner.account.companyId ?? 0, { rejectOnEmpty: true });
  const job = await buildJob({}, { company });
  await server().services.jobIndex.refresh([job.id]);
  await expect.poll(() => [page.heard, samePage.heard]).toEqual([1, 1]);
  await job.update({ status: "PAUSED" });
  await server().services.jobIndex.refresh([job.id]);
  await expect.poll(() => [page.heard, samePage.heard]).toEqual([2, 2]);
  expect([rivals.heard, candidates.heard, visitors.heard]).toEqual([0, 0, 0]);
});

it("the process that wrote a change announces it once, although it also reads it from the table", async () => {
  const owner = await server().signIn("employer");
  const company = await Company.findByPk(owner.account.companyId ?? 0, { rejectOnEmpty: true });
  const description = "Keeps the boats and the yard in order, in every season and most weather. ".repeat(4);
  const pay = { salaryCurrency: "USD", salaryMin: 2_100, salaryMax: 2_600, salaryUnit: "HOUR" } as const;
  const { id } = await buildJob({ status: "PAUSED", description, ...pay }, { company });
  const page = await listen(owner.token);
  for (const action of ["resume", "pause"]) {
    await owner.ok("POST employer/job/change-status", "employer/job/change-status", { id, action });
    await server().services.jobIndex.catchUp();
  }
  // What is answered now comes after all that was said before.
  await sockets.at(-1)?.emitWithAck("seo", { page: "/jobmap" });
  expect(page.heard).toBe(2);
});

it("a company's own pages receive applications moved by its people, and nobody else does", async () => {
  const [owner, rival, ada] = [
    await server().signIn("employer"),
    await server().signIn("employer"),
    await server().signIn("user"),
  ];
  const company = await Company.findByPk(owner.account.companyId ?? 0, { rejectOnEmpty: true });
  const job = await buildJob({}, { company });
  await sendForm(ada, { ...FORM, job_id: job.id });
  const pages = await Promise.all(
    [owner.token, owner.token, rival.token, ada.token, undefined].map((token) =>
      listen(token, "applications"),
    ),
  );
  const [application] = await Application.findAll();
  const actions = ["shortlist", "interview"] as const;
  let turn = 0;
  // Moved to and fro, since the first move can come before the feed has begun.
  await expect
    .poll(async () => {
      await owner.ok(
        "POST employer/job/change-application-status",
        "employer/job/change-application-status",
        {
          ids: [application?.id ?? 0],
          action: actions[turn++ % 2] ?? "shortlist",
        },
      );
      return pages.map(({ heard }) => heard > 0);
    })
    .toEqual([true, true, false, false, false]);
});

it("a candidate's own pages receive that their application was opened, without notification or mail", async () => {
  const [owner, ada, bea] = [
    await server().signIn("employer"),
    await server().signIn("user"),
    await server().signIn("user"),
  ];
  const company = await Company.findByPk(owner.account.companyId ?? 0, { rejectOnEmpty: true });
  const job = await buildJob({}, { company });
  for (const one of [ada, bea]) await sendForm(one, { ...FORM, job_id: job.id });
  const applicationOf = ({ account }: typeof ada) =>
    Application.findOne({ where: { candidateId: account.id }, rejectOnEmpty: true });
  const [opened, other] = [await applicationOf(ada), await applicationOf(bea)];
  const [desk, adas, beas] = [
    await listen(owner.token, "applications"),
    await listen(ada.token, "applications"),
    await listen(bea.token, "applications"),
  ];
  const actions = ["shortlist", "interview"] as const;
  let turn = 0;
  // An opening happens once: the feed has begun before it does.
  await expect
    .poll(async () => {
      await owner.ok(
        "POST employer/job/change-application-status",
        "employer/job/change-application-status",
        { ids: [other.id], action: actions[turn++ % 2] ?? "shortlist" },
      );
      return desk.heard > 0;
    })
    .toBe(true);
  const before = await mailsFor(ada);
  for (let again = 0; again < 2; again++)
    await owner.ok("POST employer/application/view", "employer/application/view", { id: opened.id });
  await expect.poll(() => adas.heard).toBe(1);
  const [application] = (await ada.ok("GET user/job/applied", "user/job/applied")).items;
  expect(application?.timeline.map(({ status }) => status)).toEqual(["APPLIED", "VIEWED"]);
  expect((await ada.ok("GET notification/list", "notification/list")).total).toBe(0);
  expect(await mailsFor(ada)).toBe(before);
  expect(beas.heard).toBe(0);
});
