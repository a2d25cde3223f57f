/** Seeded source of chance: the same seed always yields the same sequence, so pictures can be redrawn at will. */
export interface Random {
  next(): number
  range(from: number, to: number): number
  int(from: number, to: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  chance(probability: number): boolean
  jitter(amount: number): number
  fork(label: string): Random
}

/** 32-bit FNV-1a hash. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

export function createRandom(seed: number): Random {
  // The seed is mixed first, because neighbouring seeds of mulberry32 start with similar values.
  const start = hashText(`tp${seed}`)
  let state = start
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor((to - from + 1) * next()),
    pick: list => list[Math.floor(next() * list.length)] ?? list[0],
    chance: probability => next() < probability,
    jitter: amount => (next() * 2 - 1) * amount,
    fork: label => createRandom(hashText(`${start}:${label}`)),
  }
}
