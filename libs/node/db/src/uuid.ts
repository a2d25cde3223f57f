import { randomUUID } from 'node:crypto'

const COUNTED = 0x1000
/** Below this a count begins, so that many more follow before it runs over. */
const FIRST = 0x800

let lastMs = 0
let count = 0

/**
 * UUIDv7: ids sort by the time they were made, so that new rows go to the end of an index; those of one millisecond in the order they
 * were made in. Randomness comes from `randomUUID`, which draws it for many at once.
 */
export function uuidv7(): string {
  const random = randomUUID()
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    count = Number.parseInt(random.slice(0, 8), 16) % FIRST
  } else if (++count === COUNTED) {
    // More than a millisecond holds: the next one has begun.
    lastMs += 1
    count = 0
  }
  const time = lastMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}${random.slice(18)}`
}
