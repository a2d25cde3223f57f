import { v7 } from 'uuid'

/** UUIDv7: ids sort by the time they were made, so that new rows go to the end of an index. */
export function uuidv7(): string {
  return v7()
}
