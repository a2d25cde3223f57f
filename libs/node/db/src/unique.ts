import { hasCode } from './database-error'

/** PostgreSQL's code for a value that a unique index has already. */
const TAKEN = '23505'

function isTaken(error: unknown, index: string): boolean {
  const cause: unknown = error instanceof Error && error.cause ? error.cause : error
  return hasCode(cause, TAKEN) && 'constraint' in cause && cause.constraint === index
}

/**
 * A write of a value that somebody else may take between the look at it and the write.
 *
 * @throws what `refusal` makes where `index` has the value already; the transaction is over then.
 */
export async function unlessTaken<T>(index: string, refusal: () => Error, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isTaken(error, index) ? refusal() : error
  }
}
