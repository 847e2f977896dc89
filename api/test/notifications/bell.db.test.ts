import { io, type Socket } from "socket.io-client";
import { afterEach, expect, it } from "vitest";
import { notify } from "../../src/commands/notify.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

/** A connection and the numbers of unread notifications that it has heard. */
async function listen(token?: string): Promise<number[]> {
  const socket = io(server().url, {
    transports: ["websocket"],
    forceNew: true,
    ...(token ? { auth: { token } } : {}),
  });
  sockets.push(socket);
  const heard: number[] = [];
  socket.on("notices", ({ unread }: { unread: number }) => heard.push(unread));
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  return heard;
}

it("notifications reach all connections of their account, and nobody else", async () => {
  const [ada, grace] = [await server().signIn("user"), await server().signIn("user")];
  const { services } = server();
  services.notificationFeed.start();
  const [hers, hersToo, others, visitors] = [
    await listen(ada.token),
    await listen(ada.token),
    await listen(grace.token),
    await listen(),
  ];
  const tell = (dedupeKey: string) =>
    services.database.transaction((transaction) =>
      notify(services, transaction, {
        accountId: ada.account.id,
        notification: {
          type: "saved_job_over",
          values: { job: "Deckhand", company: "Harbor Works", jobId: 7 },
        },
        dedupeKey,
      }),
    );
  await tell("one");
  await expect.poll(() => [hers, hersToo]).toEqual([[1], [1]]);
  await tell("two");
  await expect
    .poll(() => [hers, hersToo])
    .toEqual([
      [1, 2],
      [1, 2],
    ]);
  expect([others, visitors]).toEqual([[], []]);
});
