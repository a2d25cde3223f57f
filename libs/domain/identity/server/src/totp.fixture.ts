const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The secret that an authenticator app is given as base32. */
export function bytesOf(secret: string): Buffer {
  const bits = [...secret].map(letter => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => parseInt(byte, 2)))
}
