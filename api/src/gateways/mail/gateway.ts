/** A mail as it goes out: rendered, to one person. */
export interface OutgoingMail {
  /** Without angle brackets, the same at every attempt. */
  readonly messageId: string;
  /** One bare address. */
  readonly to: string;
  /** Display name of the sender; without one that of the settings. The address is always that of the settings. */
  readonly fromName?: string | undefined;
  /** One bare address that answers go to. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where a POST ends this kind of mail (RFC 8058); none for mails that nobody can do without. */
  readonly unsubscribeUrl?: string | undefined;
}

/** Where mail goes: a mail server, or the database while developing. */
export interface MailGateway {
  /**
   * Hands the mail over. Returning means that it was accepted.
   * @throws MailRefused when this mail can never go out; anything else when trying again later can help
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** The mail server will not take this mail, now or later: the address does not exist, or the content is refused. */
export class MailRefused extends Error {}
