import { addAlert, changeAlert, MAX_ALERTS, removeAlert } from "../../commands/alerts/save-alert.ts";
import { reply, route } from "../../http/dispatch.ts";
import { JobAlert } from "../../models/index.ts";
import { presentJobAlert } from "../../presenters/job-alert.ts";

export const listAlerts = route("GET user/job-alert/list", async (_, { session }) => {
  const alerts = await JobAlert.findAll({
    where: { accountId: session.account.id },
    order: [["id", "DESC"]],
  });
  return { items: alerts.map(presentJobAlert), most: MAX_ALERTS };
});

export const postAlert = route("POST user/job-alert/add", async ({ body }, { services, session }) => {
  const { name, frequency, search, time_zone: timeZone } = body;
  const accountId = session.account.id;
  const { alert, isNew } = await addAlert(services, { accountId, name, frequency, search, timeZone });
  const message = isNew ? "Alert created" : "Your alert for this search was updated";
  return reply(presentJobAlert(alert), { message });
});

export const postAlertChange = route(
  "POST user/job-alert/change",
  async ({ body: { id, ...what } }, { services, session }) => {
    const alert = await changeAlert(services, { accountId: session.account.id, id }, what);
    return reply(presentJobAlert(alert), { message: "Alert updated" });
  },
);

export const deleteAlert = route("POST user/job-alert/delete", async ({ body }, { session }) => {
  await removeAlert(session.account.id, body.id);
  return reply(null, { message: "Alert deleted" });
});
