import { takeContact } from "../../commands/take-contact.ts";
import { reply, route } from "../../http/dispatch.ts";

export const addContact = route("POST user/contact/add", async ({ body }, { services, session }) => {
  const { topic, name, email, message } = body;
  const accountId = session?.account.id ?? null;
  const reference = await takeContact(services, { topic, name, email, message, accountId });
  return reply({ reference }, { message: `Your message has the number ${reference}.` });
});
