import Stripe from "stripe";
import { readEvent } from "./read-event.ts";
import { StandIn } from "./stand-in/stand-in.ts";
import { fileStore, memoryStore } from "./stand-in/store.ts";

export { TEST_ACCOUNT, TEST_CARDS } from "./stand-in/resources/test-cards.ts";
export { StandIn } from "./stand-in/stand-in.ts";
export { fileStore, memoryStore } from "./stand-in/store.ts";

/** Where money is taken: Stripe, or the stand-in that plays it. */
export interface Payments {
  /** The client, its API version pinned. With the stand-in only its host differs. */
  readonly stripe: Stripe;
  /**
   * Parses the raw body of a webhook. Its signature must be right, and at most five minutes old or early.
   * @throws ApiError 400
   */
  readEvent(rawBody: Buffer, signature: string | undefined): Stripe.Event;
  /** Whether payments are those of the stand-in. Pages then say so. */
  readonly isStandIn: boolean;
  /** What plays Stripe, if it is played here. */
  readonly standIn: StandIn | undefined;
  close(): Promise<void>;
}

/** The settings that choose where money is taken. */
export interface PaymentsSettings {
  readonly NODE_ENV: "development" | "production" | "test";
  readonly PUBLIC_URL: string;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL: string;
  /** Where the stand-in keeps what it knows; in memory without it. */
  readonly PAYMENTS_FILE?: string | undefined;
}

const TIMEOUT_MS = 20_000;
const MAX_RETRIES = 2;

export function createPayments(settings: PaymentsSettings, now: () => Date): Payments {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_URL, PAYMENTS_FILE } = settings;
  const options: Stripe.StripeConfig = {
    apiVersion: Stripe.API_VERSION,
    maxNetworkRetries: MAX_RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    appInfo: { name: "Jobmap" },
  };
  if (key && secret) {
    const { protocol, hostname, port } = new URL(STRIPE_API_URL);
    const isHttp = protocol === "http:";
    return {
      stripe: new Stripe(key, {
        ...options,
        host: hostname,
        port: port || (isHttp ? 80 : 443),
        protocol: isHttp ? "http" : "https",
      }),
      readEvent: (body, signature) => readEvent(body, signature, secret, now()),
      isStandIn: false,
      standIn: undefined,
      close: async () => {},
    };
  }
  const standIn = new StandIn({
    store: PAYMENTS_FILE ? fileStore(PAYMENTS_FILE) : memoryStore(),
    pagesUrl: `${settings.PUBLIC_URL}/dev/payments`,
    now,
  });
  return {
    stripe: new Stripe(standIn.secretKey, { ...options, protocol: "http", httpClient: clientOf(standIn) }),
    readEvent: (body, signature) => readEvent(body, signature, standIn.webhookSecret, now()),
    isStandIn: true,
    standIn,
    close: () => standIn.close(),
  };
}

/** The usual client, for a host whose port is known once it listens. */
function clientOf(standIn: StandIn): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const getClientName = () => client.getClientName();
  return {
    getClientName,
    async makeRequest(_host, _port, path, method, headers, body, protocol, timeout) {
      const port = String(await standIn.port());
      return client.makeRequest("127.0.0.1", port, path, method, headers, body, protocol, timeout);
    },
  };
}
