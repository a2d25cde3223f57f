export interface WaitingRoomParts {
  /** So many wait at the same time; whoever comes after them is refused at once. */
  readonly places: number
  readonly patienceMs: number
  isBusy(): boolean
}

const LOOK_MS = 100

/** @returns for each who comes: true once it is no longer busy, false where there is no place or patience has ended. */
export function waitingRoom({ places, patienceMs, isBusy }: WaitingRoomParts): () => Promise<boolean> {
  let taken = 0
  return async () => {
    if (taken >= places) return false
    taken += 1
    try {
      for (let waited = 0; isBusy(); waited += LOOK_MS) {
        if (waited >= patienceMs) return false
        await new Promise(resolve => setTimeout(resolve, LOOK_MS))
      }
      return true
    } finally {
      taken -= 1
    }
  }
}
