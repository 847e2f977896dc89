import { setDigestPeriod } from "../commands/digests/digest-settings.ts";
import { blockMail } from "../commands/mail-blocks.ts";
import { markRead, setNotificationMail, unsubscribe } from "../commands/notification-settings.ts";
import { addDevice, removeDevice } from "../commands/push/devices.ts";
import { ApiError } from "../errors/api-error.ts";
import { type HandlerContext, reply, route } from "../http/dispatch.ts";
import { NOTIFICATION_KINDS } from "../notifications/catalog.ts";
import { can } from "../policies/can.ts";
import { findDigestPeriod } from "../queries/digest-period.ts";
import { findPushDevices } from "../queries/push-devices.ts";
import { countUnread, findNotifications, findPreferences } from "../views/notifications.ts";

export const listNotifications = route("GET notification/list", ({ query }, { services, session }) =>
  findNotifications(services.database, session.account.id, query),
);

export const listEmployerNotifications = route(
  "GET employer/job/notification",
  ({ query }, { services, session }) => findNotifications(services.database, session.account.id, query),
);

export const readNotifications = route("POST notification/read", async ({ body }, { services, session }) => {
  await markRead(services, session.account.id, body);
  return { unread: await countUnread(services.database, session.account.id) };
});

export const getNotificationPreferences = route("GET notification/preferences", (_, { services, session }) =>
  findPreferences(services.database, session.account),
);

export const setNotificationPreference = route(
  "POST notification/preferences",
  async ({ body: { type, mail } }, { services, session }) => {
    const { account } = session;
    if (!can(account, "notification.receive", NOTIFICATION_KINDS[type]))
      throw new ApiError("invalid_input", "This notification does not apply to your account.", {
        type: "This notification does not apply to your account.",
      });
    await setNotificationMail(services, account.id, type, mail);
    return reply(await findPreferences(services.database, account), {
      message: mail ? "Emails turned on" : "Emails turned off",
    });
  },
);

export const getDigest = route("GET notification/digest", async (_, { services, session }) => ({
  period: await findDigestPeriod(services.database, session.account.id),
}));

export const setDigest = route("POST notification/digest", async ({ body }, { services, session }) => {
  await setDigestPeriod(services, session.account.id, body.period);
  return reply({ period: body.period }, { message: "Saved" });
});

async function pushDevices({ services, session }: HandlerContext<"GET notification/devices">) {
  const devices = await findPushDevices(services.database, session.account.id);
  return {
    public_key: await services.push.publicKey(),
    devices: devices.map(({ id, device, created_at, session_id }) => ({
      id,
      device,
      created_at: created_at.toISOString(),
      is_current: session_id === session.id,
    })),
  };
}

export const getPushDevices = route("GET notification/devices", (_, context) => pushDevices(context));

export const addPushDevice = route("POST notification/devices", async ({ body }, context) => {
  const { services, session } = context;
  await addDevice(services, {
    accountId: session.account.id,
    sessionId: session.id,
    target: body,
  });
  return reply(await pushDevices(context), { message: "Notifications will appear on this device." });
});

export const removePushDevice = route("POST notification/remove-device", async ({ body }, context) => {
  await removeDevice(context.services, context.session.account.id, body.id);
  return reply(await pushDevices(context), { message: "Removed." });
});

export const postBlock = route("POST notification/block", async ({ query: { key } }, { services }) => {
  await blockMail(services, key);
  return reply(null, { message: "Companies can no longer have us write to this address." });
});

export const postUnsubscribe = route("POST notification/unsubscribe", async ({ query }, { services }) => {
  await unsubscribe(services, query);
  return reply(null, {
    message: query.alert === undefined ? "You will no longer get these emails." : "This alert is paused.",
  });
});
