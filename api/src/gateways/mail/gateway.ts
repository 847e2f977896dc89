/** A mail ready to send: rendered, to one person. */
export interface OutgoingMail {
  /** Without angle brackets, the same for every attempt. */
  readonly messageId: string;
  /** One bare address. */
  readonly to: string;
  /** Display name of the sender; defaults to that of the settings. The address is always that of the settings. */
  readonly fromName?: string | undefined;
  /** One bare address that answers go to. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** A calendar object (RFC 5545), and what it asks of the calendar. */
  readonly calendar?: { readonly method: string; readonly text: string } | undefined;
  /** Where a POST unsubscribes from this kind of mail (RFC 8058); none for mails that users cannot turn off. */
  readonly unsubscribeUrl?: string | undefined;
}

/** Where mail is sent: to a mail server, or in development to the database. */
export interface MailGateway {
  /**
   * Delivers the mail. If it returns, the mail was accepted.
   * @throws MailRefused when this mail can never be delivered; any other error when a later retry may succeed
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** The mail server rejects this mail permanently: the address does not exist, or the content is refused. */
export class MailRefused extends Error {}
