export type EmbeddedDatabaseFault = 'locked' | 'damaged' | 'unusable'

/** Why the embedded database cannot run; the message is one sentence for the person at the terminal. */
export class EmbeddedDatabaseError extends Error {
  readonly fault: EmbeddedDatabaseFault

  constructor(fault: EmbeddedDatabaseFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EmbeddedDatabaseError'
    this.fault = fault
  }
}
