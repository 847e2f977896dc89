type FaultType =
  | "api_error"
  | "card_error"
  | "idempotency_error"
  | "invalid_request_error"
  | "rate_limit_error";

/** An error in Stripe's shape. */
export class Fault extends Error {
  readonly status: number;
  readonly body: object;

  constructor(
    status: number,
    message: string,
    details: { type?: FaultType; code?: string; param?: string; decline_code?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", message, ...details } };
  }
}

/** The request asks for something that Stripe does not allow. */
export const refusal = (message: string, param?: string, code?: string) =>
  new Fault(400, message, { ...(param && { param }), ...(code && { code }) });
