export interface OutgoingMail {
  /** The same at every attempt, so that a receiver can tell a repeat. */
  id: string
  to: string
  /** Shown as the sender's name. */
  fromName: string
  subject: string
  text: string
  html: string
}

/** Hands one mail to whatever carries it away. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}
