/** What an endpoint sends as JSON. */
export const envelope = (data: unknown, message = "OK", extras: object = {}) => ({
  status: true,
  message,
  ...extras,
  data,
});
