export interface OutgoingMessage {
  /** The same at every attempt, so that a receiver can tell a repeat. */
  id: string
  /** As the world dials it: `+8613800138000`. */
  to: string
  text: string
}

/** Hands one text message to whatever carries it away. */
export interface SmsTransport {
  send(message: OutgoingMessage): Promise<void>
}

/** Outgoing rows are mail unless they are written to a number. */
export const isPhone = (address: string): boolean => address.startsWith('+')
