import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type Stripe from "stripe";
import { confirm, settle } from "./resources/attempt.ts";
import { currentSession, expireSession } from "./resources/checkout-session.ts";
import { sessionOf } from "./resources/complete-session.ts";
import { closeDispute, openDispute } from "./resources/dispute.ts";
import type { Outcome } from "./resources/outcome.ts";
import { type Payment, pay, quote } from "./resources/pay.ts";
import { settleRefund } from "./resources/refund.ts";
import { renew, retryInvoice } from "./resources/renew.ts";
import { cancelAtPeriodEnd, changeCard } from "./resources/subscription.ts";
import { State } from "./state.ts";
import type { Store } from "./store.ts";
import { Webhooks } from "./webhooks.ts";
import { createWireServer } from "./wire/serve.ts";
import { Troubles } from "./wire/troubles.ts";

export interface StandInOptions {
  readonly store: Store;
  /** Where its pages are: `/checkout/{session}`, `/portal/{session}`, `/invoice/{id}`, `/receipt/{charge}`. */
  readonly pagesUrl: string;
  now(): Date;
  readonly secretKey?: string;
  readonly webhookSecret?: string;
}

/**
 * Plays Stripe on this machine: the same client speaks to it over HTTP, and what it knows outlives us. Its methods are what
 * people and banks do: paying, settling, disputing.
 */
export class StandIn {
  readonly state: State;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly webhooks: Webhooks;
  /** Failures on command. */
  readonly troubles = new Troubles();
  #server: Server | undefined;
  #listening: Promise<number> | undefined;

  constructor({ store, pagesUrl, now, secretKey, webhookSecret }: StandInOptions) {
    this.state = new State(store, pagesUrl, now);
    this.secretKey = secretKey ?? "sk_test_standin";
    this.webhookSecret = webhookSecret ?? this.state.secret("webhook secret", "whsec");
    this.webhooks = new Webhooks(this.state, this.webhookSecret);
  }

  /** The port of its API on 127.0.0.1. It listens from the first time that somebody asks. */
  port(): Promise<number> {
    this.#listening ??= new Promise((resolve, reject) => {
      const wire = { state: this.state, secretKey: this.secretKey, troubles: this.troubles };
      const server = createWireServer(wire, () => this.webhooks.poke());
      this.#server = server;
      server.once("error", reject);
      server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
      server.unref();
    });
    return this.#listening;
  }

  async close(): Promise<void> {
    await this.webhooks.close();
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  session(id: string): Stripe.Checkout.Session {
    return this.#do(() => currentSession(this.state, id));
  }

  /** What a session costs a buyer in `country` with a code; undefined if the code cannot be used. */
  quote(session: string, country: string, promotionCode?: string) {
    return quote(this.state, this.state.sessions.get(session), country, promotionCode);
  }

  /** The buyer presses the button of the checkout page. */
  pay(session: string, payment: Payment): Outcome {
    return this.#do(() => pay(this.state, session, payment));
  }

  /** The buyer answers the second step of a session. */
  confirm(session: string, isApproved: boolean): Outcome {
    return this.#do(() => confirm(this.state, this.state.plans.get(session).intent ?? "", isApproved));
  }

  expire(session: string): void {
    this.#do(() => expireSession(this.state, session));
  }

  /** A bank debit that is under way arrives, or comes back. */
  settle(paymentIntent: string, isPaid: boolean): void {
    this.#do(() => settle(this.state, paymentIntent, isPaid));
  }

  settleRefund(refund: string, status: "failed" | "succeeded"): void {
    this.#do(() => settleRefund(this.state, refund, status));
  }

  openDispute(charge: string): Stripe.Dispute {
    return this.#do(() => openDispute(this.state, charge));
  }

  closeDispute(dispute: string, status: "lost" | "won"): void {
    this.#do(() => closeDispute(this.state, dispute, status));
  }

  /** The period of a subscription ends now. */
  renew(subscription: string): void {
    this.#do(() => renew(this.state, subscription));
  }

  /** A failed renewal is charged again. */
  retryInvoice(invoice: string): void {
    this.#do(() => retryInvoice(this.state, invoice));
  }

  cancelAtPeriodEnd(subscription: string, isCanceled: boolean): void {
    this.#do(() => cancelAtPeriodEnd(this.state, subscription, isCanceled));
  }

  /** The customer gives another card for what is charged next. */
  changeCard(subscription: string, card: string): void {
    this.#do(() => changeCard(this.state, subscription, card));
  }

  /** The session that a payment belongs to. */
  sessionOf(paymentIntent: string): Stripe.Checkout.Session | undefined {
    return sessionOf(this.state, this.state.paymentIntents.get(paymentIntent));
  }

  /** One step: what it changes is stored, and its events are on their way. */
  #do<T>(step: () => T): T {
    try {
      return step();
    } finally {
      this.state.store();
      this.webhooks.poke();
    }
  }
}
