import { io, type Socket } from "socket.io-client";
import { afterEach, expect, it } from "vitest";
import { Application, Company } from "../../src/models/index.ts";
import { FORM, sendForm } from "../candidate/forms.ts";
import { buildJob } from "../support/build.ts";
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

it("a company's own pages hear when its listings change, whoever changed them, and nobody else does", async () => {
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
  await server().services.jobs.refresh([job.id]);
  await expect.poll(() => [page.heard, samePage.heard]).toEqual([1, 1]);
  await job.update({ status: "PAUSED" });
  await server().services.jobs.refresh([job.id]);
  await expect.poll(() => [page.heard, samePage.heard]).toEqual([2, 2]);
  expect([rivals.heard, candidates.heard, visitors.heard]).toEqual([0, 0, 0]);
});

it("a company's own pages hear when one of its people moves an application, and nobody else does", async () => {
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
